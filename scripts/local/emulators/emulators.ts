import { delimiter, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../lib/failure.ts';
import { logFolder, logPath, readLog } from '../../lib/logs.ts';
import { Child } from '../../lib/processes.ts';
import { root } from '../../lib/root.ts';
import { firebaseCli } from '../../lib/tools.ts';

export type EmulatorName = 'auth' | 'functions' | 'firestore' | 'hosting';

export interface EmulatorOptions {
  projectId: string;
  only: readonly EmulatorName[];
  /** Folder of Java's executables. */
  javaBin: string;
  /** Jar of the Firestore emulator; null: firebase-tools downloads it. */
  firestoreJar: string | null;
  /** Folder of an earlier export to import, relative to the repository. */
  importFrom?: string | undefined;
  /** Folder to export to when they are stopped, relative to the repository. */
  exportTo?: string | undefined;
}

export interface Emulators {
  /** Settles if they end on their own. */
  ended: Promise<Failure>;
  stop(): Promise<void>;
}

const name = 'emulators';
const readyText = 'All emulators ready!';
/** Generous, for a busy machine or a download: emulators that fail end on their own. */
const readyTimeoutMs = 600_000;
// firebase-tools continues without an emulator whose process was killed.
const lostText = /^.*has exited upon receiving signal.*$/m;

/**
 * Starts the emulators and waits until they are ready. Does not notice functions that fail to load, as
 * firebase-tools only logs that; functions.ts checks them.
 *
 * @throws Failure if they end while starting or take too long
 */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const child = new Child({
    name,
    command: process.execPath,
    args: [firebaseCli, ...argumentsOf(options)],
    env: environmentOf(options),
    // They write files of their own there.
    cwd: join(root, logFolder),
  });
  let stopping = false;
  const ended = new Promise<Failure>((resolve) => {
    const end = (failure: Failure) => !stopping && resolve(failure);
    child.exited.then(
      ({ code, signal }) => end(failure(`stopped by themselves (${signal ?? `exit ${code}`})`)),
      end,
    );
    child.onOutput((text) => {
      const lost = lostText.exec(text)?.[0];
      if (lost) end(failure(`lost a process: ${tidy(lost)}`));
    });
  });
  await untilReady(child, ended);
  child.rememberTree();
  return {
    ended,
    stop() {
      stopping = true;
      return child.stop('SIGINT', 30_000);
    },
  };
}

async function untilReady(child: Child, ended: Promise<Failure>): Promise<void> {
  const ready = new Promise<'ready'>((resolve) => {
    let output = '';
    child.onOutput((text) => {
      output += text;
      if (output.includes(readyText)) resolve('ready');
    });
  });
  const timer = new AbortController();
  const tooLate = delay(readyTimeoutMs, failure(`are not ready after ${readyTimeoutMs / 1000} s`), {
    signal: timer.signal,
  });
  tooLate.catch(() => {});
  const outcome = await Promise.race([ready, ended, tooLate]);
  timer.abort();
  if (outcome !== 'ready') throw outcome;
}

function failure(what: string): Failure {
  const log = logPath(name);
  const reason = /^Error: (.+)$/m.exec(readLog(log))?.[1];
  return new Failure(`The emulators ${what}${reason ? `: ${reason}` : ''}.`, { log });
}

function tidy(line: string): string {
  return line.replace(/^\W+/, '');
}

function argumentsOf({ projectId, only, importFrom, exportTo }: EmulatorOptions): string[] {
  return [
    'emulators:start',
    '--config',
    join(root, 'firebase.json'),
    '--project',
    projectId,
    '--only',
    only.join(','),
    ...(importFrom ? ['--import', resolve(root, importFrom)] : []),
    ...(exportTo ? ['--export-on-exit', resolve(root, exportTo)] : []),
  ];
}

function environmentOf({ javaBin, firestoreJar }: EmulatorOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: [javaBin, process.env.PATH].join(delimiter),
    ...(firestoreJar ? { FIRESTORE_EMULATOR_BINARY_PATH: firestoreJar } : {}),
    // Discovers functions without a server, which would take three seconds, and fetches nothing.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // In a process that lives for minutes, Java's second compiler costs more time than it saves.
    JAVA_TOOL_OPTIONS: `-XX:TieredStopAtLevel=1 -XX:+UseSerialGC ${process.env.JAVA_TOOL_OPTIONS ?? ''}`,
    METADATA_SERVER_DETECTION: 'none',
    CI: 'true',
  };
}
