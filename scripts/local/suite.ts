import { statSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../src/site.ts';
import type { Failure } from '../lib/failure.ts';
import { logFolder } from '../lib/logs.ts';
import { checkPorts, type WantedPort } from '../lib/ports.ts';
import { withProgress } from '../lib/progress.ts';
import { root } from '../lib/root.ts';
import { buildFunctions, checkCallables, type EmulatorName, startEmulators } from './emulators.ts';
import { findFirestoreEmulator, findJava } from './firestore-emulator.ts';
import { mailFolder, startMailStandIn } from './mail-stand-in.ts';
import { startRecaptchaStandIn } from './recaptcha-stand-in/server.ts';
import { adminAccount, host, ports } from './stack.ts';

/** Folder in which `npm start` saves its data, relative to the repository. */
export const dataFolder = '.local-data';

interface SuiteOptions {
  projectId: string;
  only: readonly EmulatorName[];
  /**
   * `discard`: thrown away at the end. `save`: saved at the end. `keep`: restored from the last run
   * and saved.
   */
  data?: 'discard' | 'save' | 'keep';
  /** More ports that must be free. */
  alsoWanted?: WantedPort[];
}

export interface Suite {
  /** Whether the data of the last run was restored. */
  continued: boolean;
  /** Settles if it ends on its own. */
  ended: Promise<Failure>;
  /** Stops everything, and returns whether the data was saved. */
  stop(): Promise<boolean>;
}

/**
 * Builds the functions, starts the emulators and the stand-ins for reCAPTCHA and for the mail extension,
 * and checks that the callables answer.
 *
 * @throws Failure that says in one line what is missing or broken
 */
export function startSuite(options: SuiteOptions): Promise<Suite> {
  return withProgress('local stack', () => start(options));
}

async function start(options: SuiteOptions): Promise<Suite> {
  const { projectId, only, data = 'discard', alsoWanted = [] } = options;
  await checkPorts(host, [...wantedPorts(only), ...alsoWanted]);
  const [java, firestoreJar] = await Promise.all([
    findJava(),
    findFirestoreEmulator(),
    only.includes('functions') && buildFunctions(),
  ]);
  const continued = data === 'keep' && savedAt() > 0;
  const standIn = await startRecaptchaStandIn({ host, port: ports.recaptcha });
  const emulators = await startEmulators({
    projectId,
    only,
    javaBin: java.bin,
    firestoreJar,
    importFrom: continued ? dataFolder : undefined,
    exportTo: data === 'discard' ? undefined : dataFolder,
  });
  if (only.includes('functions')) await checkCallables(projectId);
  const stopMail = only.includes('firestore')
    ? await startMailStandIn(projectId, continued)
    : async () => {};
  return {
    continued,
    ended: emulators.ended,
    async stop() {
      const before = savedAt();
      await withProgress('stopping the local stack', async () => {
        await stopMail();
        await emulators.stop();
        await standIn.close();
      });
      return savedAt() > before;
    },
  };
}

function wantedPorts(only: readonly EmulatorName[]): WantedPort[] {
  return [
    ...only.map((name) => ({ port: ports[name], by: `the ${name} emulator` })),
    { port: ports.hub, by: "the emulators' hub" },
    { port: ports.logging, by: "the emulators' logging" },
    { port: ports.recaptcha, by: 'the reCAPTCHA stand-in' },
  ];
}

/** Returns when data was last saved, in milliseconds since the epoch; 0 if never. */
function savedAt(): number {
  const file = join(root, dataFolder, 'firebase-export-metadata.json');
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Returns what a command prints once everything runs.
 *
 * @param url of the site
 * @param data one line on where the data comes from and where it goes
 */
export function runningBlock(url: string, data: string): string {
  const rows = [
    ['Site', url],
    ['Admin', `${url}/login`],
    ['', `${adminAccount.email}  ${adminAccount.password}`],
    ['Emulators', `Firestore ${host}:${ports.firestore}, Auth ${host}:${ports.auth},`],
    ['', `Functions ${host}:${ports.functions}, reCAPTCHA's stand-in ${host}:${ports.recaptcha}`],
    ['Mails', mailFolder],
    ['Data', data],
    ['Logs', logFolder],
  ] as const;
  const lines = rows.map(([name, value]) => `  ${name.padEnd(11)}${value}`);
  return ['', `  ${site.name} is running. Ctrl-C stops it.`, '', ...lines, ''].join('\n');
}
