import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { functionsRegion, verifierActions } from '#src/model/lead-forms/bot-check.contract.ts';
import { Failure, logFolder, logPath, readLog } from '../lib/failure.ts';
import { Child, leaveMisreadVariables, runToEnd, withProgress } from '../lib/processes.ts';
import { firebaseCli, root, viteCli } from '../lib/root.ts';
import { startFakeRecaptcha } from './fake-recaptcha.ts';
import { findFirestoreEmulator } from './firestore-emulator.ts';
import { mailFolder, startMailServer } from './mail-server.ts';
import { seedDatabase } from './seed.ts';
import {
  callsPerMinute,
  claimPorts,
  getRecaptchaUrl,
  host,
  localConfigPath,
  ports,
  projects,
  recaptchaSiteKey,
} from './stack.ts';

/** Folder in which `npm start` saves its data, relative to the repository. */
export const dataFolder = '.local-data';

interface SuiteOptions {
  projectId: string;
  only: readonly ('auth' | 'functions' | 'firestore' | 'hosting')[];
  /** `save` keeps it at the end, `keep` also restores that of the last run, and `discard` does neither. */
  data?: 'discard' | 'save' | 'keep';
  onMail?: (file: string) => void;
}

export interface Suite {
  continued: boolean;
  ended: Promise<Failure>;
  /** Stops everything, and returns whether the data was saved. */
  stop(): Promise<boolean>;
}

/**
 * Builds the functions, starts the emulators, the fake of reCAPTCHA and an SMTP server, and checks that the
 * callables answer.
 */
export function startSuite(options: SuiteOptions): Promise<Suite> {
  return withProgress('local stack', () => start(options));
}

async function start(suiteOptions: SuiteOptions): Promise<Suite> {
  const { projectId, only, data = 'discard', onMail } = suiteOptions;
  leaveMisreadVariables();
  await claimPorts();
  writeSettings(projectId);
  const hasFunctions = only.includes('functions');
  const [found] = await Promise.all([findFirestoreEmulator(), hasFunctions && buildFunctions()]);
  const continued = data === 'keep' && savedAt() > 0;
  const fakeRecaptcha = await startFakeRecaptcha({ host, port: ports.recaptcha });
  const mailServer = await storeMails(continued, onMail);
  const options = [
    ...['--project', projectId, '--only', only.join(',')],
    ...(continued ? ['--import', join(root, dataFolder)] : []),
    ...(data === 'discard' ? [] : ['--export-on-exit', join(root, dataFolder)]),
  ];
  const emulators = await startEmulators(options, found);
  if (hasFunctions) await checkCallables(projectId);
  return {
    continued,
    ended: emulators.ended,
    async stop() {
      const before = savedAt();
      await withProgress('stopping the local stack', async () => {
        await emulators.stop();
        await Promise.all([fakeRecaptcha.close(), mailServer.close()]);
      });
      return savedAt() > before;
    },
  };
}

/** Writes what only the emulator reads: the parameters of the functions, and the address of the SMTP server. */
function writeSettings(projectId: string): void {
  const settings = {
    functions: {
      RECAPTCHA_PROJECT_ID: projectId,
      RECAPTCHA_SITE_KEY: recaptchaSiteKey,
      RECAPTCHA_ALLOWED_HOSTNAMES: `localhost,${host}`,
      RECAPTCHA_ENDPOINT: getRecaptchaUrl(),
      VERIFIER_CALLS_PER_MINUTE: callsPerMinute(projectId),
    },
    mailer: {
      SMTP_CONNECTION_URI: `smtp://local@${host}:${ports.mail}`,
      MAIL_FROM: 'no-reply@demo.example',
    },
  };
  for (const [folder, values] of Object.entries(settings)) {
    const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(root, folder, '.env.local'), lines.join(''));
  }
}

/** Starts the SMTP server, and stores each mail in a file, which mail programs can open. */
function storeMails(keep: boolean, onMail?: (file: string) => void) {
  const folder = join(root, mailFolder);
  if (!keep) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return startMailServer({ host, port: ports.mail }, (mail) => {
    const file = join(mailFolder, `${Date.now()}-${randomUUID().slice(0, 8)}.eml`);
    writeFileSync(join(root, file), mail);
    onMail?.(file);
  });
}

function savedAt(): number {
  const file = join(root, dataFolder, 'firebase-export-metadata.json');
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Generous, for a busy machine or a download: emulators that fail end on their own. */
const readyTimeoutMs = 600_000;
// firebase-tools continues without an emulator whose process was killed.
const lostText = /^\W*(.*has exited upon receiving signal.*)$/m;

/**
 * Starts the emulators and waits until they are ready. Does not notice functions that fail to load, as
 * firebase-tools only logs that; `checkCallables` notices them.
 */
async function startEmulators(
  options: string[],
  { javaBin, jar }: Awaited<ReturnType<typeof findFirestoreEmulator>>,
): Promise<{ ended: Promise<Failure>; stop(): Promise<void> }> {
  // They write files of their own there.
  const cwd = join(root, logFolder);
  mkdirSync(cwd, { recursive: true });
  const child = new Child({
    name: 'emulators',
    command: process.execPath,
    args: [firebaseCli, 'emulators:start', '--config', localConfigPath, ...options],
    env: {
      ...process.env,
      PATH: [javaBin, process.env.PATH].join(delimiter),
      FIRESTORE_EMULATOR_BINARY_PATH: jar,
      // Discovers functions without a server, which would take three seconds, and fetches nothing.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      // In a process that lives for minutes, Java's second compiler costs more time than it saves. Without settings
      // of its logs, no denial writes its stack: megabytes, which firebase-tools reads and writes once more.
      JAVA_TOOL_OPTIONS:
        '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Djava.util.logging.config.file=/dev/null',
      METADATA_SERVER_DETECTION: 'none',
      // Asks nobody for the newest version of a package, which takes ten seconds without a network.
      npm_config_offline: 'true',
      CI: 'true',
    },
    cwd,
  });
  const failure = (what: string) => {
    const reason = /^Error: (.+)$/m.exec(readLog(child.log))?.[1];
    const message = `The emulators ${what}${reason ? `: ${reason}` : ''}.`;
    return new Failure(message, { log: child.log });
  };
  let stopping = false;
  const ready = Promise.withResolvers<null>();
  const ended = Promise.withResolvers<Failure>();
  const end = (what: string) => !stopping && ended.resolve(failure(what));
  child.exited.then(
    ({ code, signal }) => end(`stopped by themselves (${signal ?? `exit ${code}`})`),
    ended.resolve,
  );
  child.onOutput((text) => {
    if (text.includes('All emulators ready!')) ready.resolve(null);
    const lost = lostText.exec(text)?.[1];
    if (lost) end(`lost a process: ${lost}`);
  });
  const tooLate = delay(readyTimeoutMs, 'are not ready in time', { ref: false }).then(failure);
  const failed = await Promise.race([ready.promise, ended.promise, tooLate]);
  if (failed) throw failed;
  return {
    ended: ended.promise,
    stop() {
      stopping = true;
      return child.stop('SIGINT', 30_000);
    },
  };
}

async function buildFunctions(): Promise<void> {
  const builds = ['functions', 'mailer'].map(async (folder) => {
    const name = `${folder}-build`;
    const args = [viteCli, 'build', folder];
    const { code } = await runToEnd({ name, command: process.execPath, args });
    if (code !== 0)
      throw new Failure(`The code in ${folder} does not build.`, { log: logPath(name) });
  });
  await Promise.all(builds);
}

/**
 * Calls every callable once without data, which each must reject. This finds functions that do not
 * load, and takes the cold start of the others.
 */
async function checkCallables(projectId: string): Promise<void> {
  const functions = `http://${host}:${ports.functions}/${projectId}/${functionsRegion}`;
  const call = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"data":{}}',
    signal: AbortSignal.timeout(60_000),
  };
  const calls = Object.keys(verifierActions).map(async (name) => {
    const answer = await fetch(`${functions}/${name}`, call)
      .then(async (response) => `${response.status} ${await response.text()}`)
      .catch((error: Error) => `nothing (${error.message})`);
    if (answer.includes('"INVALID_ARGUMENT"')) return;
    const message = `The function ${name} does not load: it answered ${answer}.`;
    throw new Failure(message, { log: logPath('emulators') });
  });
  await Promise.all(calls);
}

/** Starts the emulators, seeds them, and builds the site that the hosting emulator serves. */
export async function startBuiltSite(): Promise<Suite> {
  const projectId = projects.test;
  const suite = await startSuite({
    projectId,
    only: ['auth', 'functions', 'firestore', 'hosting'],
  });
  await seedDatabase(projectId);
  await buildLocalSite(projectId);
  return suite;
}

/** Builds the site into dist/, in a process of its own because a build changes the variables of its process. */
export async function buildLocalSite(
  projectId: string,
  { allowEmpty = false } = {},
): Promise<void> {
  const name = 'site-build';
  const build = join(root, 'scripts/build/build.ts');
  const { code } = await runToEnd({
    name,
    command: process.execPath,
    args: [build, '--emulators', projectId, ...(allowEmpty ? ['--allow-empty'] : [])],
  });
  if (code !== 0) throw new Failure('The site does not build.', { log: logPath(name) });
}
