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

/** Where `npm start` leaves its data, relative to the repository. */
export const dataFolder = '.local-data';

export interface SuiteOptions {
  projectId: string;
  only: readonly EmulatorName[];
  /** What becomes of the data: thrown away, saved at the end, or continued from the last run too. */
  data?: 'discard' | 'save' | 'keep';
  /** Further ports that must be free. */
  alsoWanted?: WantedPort[];
}

export interface Suite {
  /** Whether it began with the data of the last run. */
  continued: boolean;
  /** Settles if it ends without being asked to. */
  ended: Promise<Failure>;
  /** Stops it all, and says whether its data was saved. */
  stop(): Promise<boolean>;
}

/**
 * Starts the emulators with the functions built, and the stand-ins for reCAPTCHA and for the mail
 * extension, and makes sure that the callables answer.
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
    ? startMailStandIn(projectId, continued)
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

/** When data was last saved, in milliseconds of the epoch; 0 when there is none. */
function savedAt(): number {
  const file = join(root, dataFolder, 'firebase-export-metadata.json');
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
