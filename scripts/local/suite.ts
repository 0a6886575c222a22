import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure } from '../lib/failure.ts';
import { checkPorts, type WantedPort } from '../lib/ports.ts';
import { withProgress } from '../lib/progress.ts';
import { root } from '../lib/root.ts';
import { type EmulatorName, startEmulators } from './emulators/emulators.ts';
import { findFirestoreEmulator } from './emulators/firestore-emulator.ts';
import { buildFunctions, checkCallables } from './emulators/functions.ts';
import { findJava } from './emulators/java.ts';
import { startMailStandIn } from './mail-stand-in/extension.ts';
import { startRecaptchaStandIn } from './recaptcha-stand-in/server.ts';
import { host, ports, recaptchaSiteKey } from './stack.ts';

/** Folder in which `npm start` saves its data, relative to the repository. */
export const dataFolder = '.local-data';

export interface SuiteOptions {
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
  const standIn = await startRecaptchaStandIn({
    host,
    port: ports.recaptcha,
    siteKey: recaptchaSiteKey,
  });
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
