import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Failure } from '../../lib/failure.ts';
import { root } from '../../lib/root.ts';
import { manifestJar } from './manifest-jar.ts';

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const downloads = 'https://storage.googleapis.com/firebase-preview-drop/';

/** Where to look for the Firestore emulator. */
export interface EmulatorPlaces {
  /** FIRESTORE_EMULATOR_BINARY_PATH */
  given: string | undefined;
  /** Folder of firebase-tools' downloads. */
  cache: string;
  /** Returns the folder of the gcloud installation, if there is one. */
  gcloud: () => Promise<string | null>;
  /** Whether firebase-tools could download it. */
  online: () => Promise<boolean>;
  /** File to write for a jar that cannot be started directly. */
  wrapper: string;
}

/** Returns where to look on this machine. */
function systemEmulatorPlaces(): EmulatorPlaces {
  return {
    given: process.env.FIRESTORE_EMULATOR_BINARY_PATH,
    cache: process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators'),
    gcloud: async () => gcloudOnPath(process.env.PATH ?? '') ?? gcloudsOwnWord(),
    online: canDownload,
    wrapper: join(root, 'node_modules/.cache/firestore-emulator.jar'),
  };
}

/**
 * Returns the jar to start, or null if firebase-tools downloads it.
 *
 * @throws Failure if there is no jar and no network
 */
export async function findFirestoreEmulator(
  places = systemEmulatorPlaces(),
): Promise<string | null> {
  if (places.given) {
    if (existsSync(places.given)) return places.given;
    throw new Failure(`FIRESTORE_EMULATOR_BINARY_PATH names no file: ${places.given}`);
  }
  const cached = newestIn(places.cache);
  if (cached) return cached;
  const packaged = await packagedJar(places);
  if (packaged) return packaged;
  if (await places.online()) return null;
  throw new Failure(
    'The Firestore emulator is missing and cannot be downloaded. Go online once, or install the gcloud component cloud-firestore-emulator, or point FIRESTORE_EMULATOR_BINARY_PATH at its jar.',
  );
}

function newestIn(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const [newest] = readdirSync(folder)
    .filter((name) => /^cloud-firestore-emulator-v[\d.]+\.jar$/.test(name))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return newest ? join(folder, newest) : null;
}

// gcloud's jar has no main class, so it fails under `java -jar`, with which firebase-tools starts it.
async function packagedJar({ gcloud, wrapper }: EmulatorPlaces): Promise<string | null> {
  const folder = await gcloud();
  if (!folder) return null;
  const jar = join(folder, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
  if (!existsSync(jar)) return null;
  mkdirSync(dirname(wrapper), { recursive: true });
  writeFileSync(wrapper, manifestJar(mainClass, pathToFileURL(jar).href));
  return wrapper;
}

/**
 * Returns the gcloud installation of the command on the PATH, or null if the command is a wrapper
 * outside of it. Does not run gcloud, which can take half a minute to start.
 */
export function gcloudOnPath(path: string): string | null {
  const command = path
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .find((file) => existsSync(file));
  if (!command) return null;
  const folder = dirname(dirname(realpathSync(command)));
  return existsSync(join(folder, 'lib/gcloud.py')) ? folder : null;
}

async function gcloudsOwnWord(): Promise<string | null> {
  try {
    const args = ['info', '--format=value(installation.sdk_root)'];
    const { stdout } = await promisify(execFile)('gcloud', args, { timeout: 30_000 });
    return stdout.trim() || null;
  } catch {
    return null;
  }
}

async function canDownload(): Promise<boolean> {
  try {
    await fetch(downloads, { method: 'HEAD', signal: AbortSignal.timeout(5_000) });
    return true;
  } catch {
    return false;
  }
}
