import { delimiter, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  functionsRegion,
  verifierActions,
} from '#src/domain/leads/submission/bot-check.contract.ts';
import { Failure } from '../lib/failure.ts';
import { logFolder, logPath, readLog } from '../lib/logs.ts';
import { Child, runToEnd } from '../lib/processes.ts';
import { root } from '../lib/root.ts';
import { firebaseCli, viteCli } from '../lib/tools.ts';
import { host, ports } from './stack.ts';

export type EmulatorName = 'auth' | 'functions' | 'firestore' | 'hosting';

interface EmulatorOptions {
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

interface Emulators {
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
 * firebase-tools only logs that; `checkCallables` notices them.
 *
 * @throws Failure if they end while starting or take too long
 */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const child = new Child({
    name,
    command: process.execPath,
    args: [firebaseCli, ...toArguments(options)],
    env: toEnvironment(options),
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

function toArguments({ projectId, only, importFrom, exportTo }: EmulatorOptions): string[] {
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

function toEnvironment({ javaBin, firestoreJar }: EmulatorOptions): NodeJS.ProcessEnv {
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

/**
 * Bundles the callables into functions/lib, from which the emulator loads them.
 *
 * @throws Failure if the build fails
 */
export async function buildFunctions(): Promise<void> {
  const name = 'functions-build';
  const { code } = await runToEnd({
    name,
    command: process.execPath,
    args: [viteCli, 'build', 'functions'],
  });
  if (code === 0) return;
  throw new Failure('The functions do not build.', { log: logPath(name) });
}

/**
 * Calls every callable once without data, which each must reject. This finds functions that do not
 * load, and takes the cold start of the others.
 *
 * @throws Failure that names the function and why it does not load
 */
export async function checkCallables(projectId: string): Promise<void> {
  await Promise.all(Object.keys(verifierActions).map((name) => checkCallable(projectId, name)));
}

async function checkCallable(projectId: string, name: string): Promise<void> {
  const url = `http://${host}:${ports.functions}/${projectId}/${functionsRegion}/${name}`;
  const answer = await askStatus(url);
  if (answer === 'INVALID_ARGUMENT') return;
  const log = logPath('emulators');
  const reason = findReason(readLog(log)) ?? `it answered ${answer}`;
  throw new Failure(`The function ${name} does not load: ${reason} (log: ${log})`);
}

async function askStatus(url: string): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"data":{}}',
      signal: AbortSignal.timeout(60_000),
    });
    const status = /"status":\s*"([A-Z_]+)"/.exec(await response.text())?.[1];
    return (
      status ?? `${response.status}${response.status === 404 ? ', so nothing exports it' : ''}`
    );
  } catch (error) {
    return `nothing (${(error as Error).message})`;
  }
}

/** Returns the line of the emulators' log that says why functions are missing. */
export function findReason(log: string): string | undefined {
  const load = /Failed to load function definition from source: (?:FirebaseError: )?(.+)/.exec(log);
  const thrown = /^\W*((?:\w*Error|Error \[\w+\]): .+)$/m.exec(log);
  return (thrown ?? load)?.[1]?.trim();
}
