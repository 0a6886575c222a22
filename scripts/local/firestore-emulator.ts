import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Failure } from '../lib/failure.ts';
import { root } from '../lib/root.ts';

/** The version that firebase-tools requires. */
const minimumJavaVersion = 21;

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const downloads = 'https://storage.googleapis.com/firebase-preview-drop/';

/** Where to look for Java and for the Firestore emulator. */
export interface EmulatorPlaces {
  javaHome: string | undefined;
  /** PATH, for java and gcloud. */
  path: string;
  jvmFolders: string[];
  given: string | undefined;
  cache: string;
  isOnline: () => Promise<boolean>;
  /** File to write for a jar that cannot be started directly. */
  wrapper: string;
}

function systemPlaces(): EmulatorPlaces {
  const onMac = '/Library/Java/JavaVirtualMachines';
  return {
    javaHome: process.env.JAVA_HOME,
    path: process.env.PATH ?? '',
    jvmFolders: process.platform === 'darwin' ? [onMac, join(homedir(), onMac)] : ['/usr/lib/jvm'],
    given: process.env.FIRESTORE_EMULATOR_BINARY_PATH,
    cache: process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators'),
    isOnline: () =>
      fetch(downloads, { method: 'HEAD', signal: AbortSignal.timeout(5_000) }).then(
        () => true,
        () => false,
      ),
    wrapper: join(root, 'node_modules/.cache/firestore-emulator.jar'),
  };
}

/**
 * Finds what starts the Firestore emulator.
 *
 * @returns the folder of Java's executables, and the jar; null if firebase-tools downloads it
 * @throws Failure that says what is missing and how to get it
 */
export async function findFirestoreEmulator(
  places = systemPlaces(),
): Promise<{ javaBin: string; jar: string | null }> {
  const javaBin = await findJava(places);
  return { javaBin, jar: await findJar(places, javaBin) };
}

async function findJava({ javaHome, path, jvmFolders }: EmulatorPlaces): Promise<string> {
  const homes = jvmFolders.flatMap((folder) =>
    globSync(['*', '*/Contents/Home'].map((home) => join(folder, home))),
  );
  const folders = [
    ...(javaHome ? [join(javaHome, 'bin')] : []),
    ...path.split(delimiter),
    ...homes.sort().map((home) => join(home, 'bin')),
  ];
  const executables = folders.map((folder) => join(folder, 'java')).filter(existsSync);
  const tooOld: string[] = [];
  for (const executable of new Set(executables.map((file) => realpathSync(file)))) {
    const java = await inspectJava(executable);
    if (java && java.version >= minimumJavaVersion) return java.bin;
    if (java) tooOld.push(`Java ${java.version} in ${java.bin}`);
  }
  throw new Failure(
    `Java ${minimumJavaVersion} or newer is missing; the Firestore emulator needs it (found: ${tooOld.join(', ') || 'none'}). Install a JDK from your system's packages or https://adoptium.net, or point JAVA_HOME at one.`,
  );
}

// The executable may be a version manager's shim or macOS's stub, so this asks Java for its folder.
async function inspectJava(executable: string): Promise<{ bin: string; version: number } | null> {
  const args = ['-XshowSettings:properties', '-version'];
  const { stderr } = await run(executable, args).catch(() => ({ stderr: '' }));
  // Before Java 9, the major version was the second number: 1.8.0.
  const version = /version "(?:1\.)?(\d+)/.exec(stderr)?.[1];
  const home = /^\s*java\.home = (.+)$/m.exec(stderr)?.[1];
  return version && home ? { bin: join(home.trim(), 'bin'), version: Number(version) } : null;
}

async function findJar(places: EmulatorPlaces, javaBin: string): Promise<string | null> {
  if (places.given) {
    if (existsSync(places.given)) return places.given;
    throw new Failure(`FIRESTORE_EMULATOR_BINARY_PATH names no file: ${places.given}`);
  }
  const [newest] = globSync(join(places.cache, 'cloud-firestore-emulator-v*.jar')).sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  if (newest) return newest;
  const packaged = findPackagedJar(places.path);
  if (packaged) return wrapJar(packaged, places.wrapper, javaBin);
  if (await places.isOnline()) return null;
  throw new Failure(
    'The Firestore emulator is missing and cannot be downloaded. Go online once, or install the gcloud component cloud-firestore-emulator, or point FIRESTORE_EMULATOR_BINARY_PATH at its jar.',
  );
}

/** Returns the jar of gcloud's component. Does not run gcloud, which can take half a minute to start. */
function findPackagedJar(path: string): string | undefined {
  const command = path
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .find(existsSync);
  if (!command) return undefined;
  const installation = dirname(dirname(realpathSync(command)));
  const jar = join(installation, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
  return existsSync(jar) ? jar : undefined;
}

/** Makes a jar that starts gcloud's, which names no main class: firebase-tools starts it with `-jar`. */
async function wrapJar(jar: string, wrapper: string, javaBin: string): Promise<string> {
  mkdirSync(dirname(wrapper), { recursive: true });
  const manifest = `${wrapper}.manifest`;
  writeFileSync(manifest, `Main-Class: ${mainClass}\nClass-Path: ${pathToFileURL(jar)}\n`);
  try {
    await run(join(javaBin, 'jar'), ['--create', '--file', wrapper, '--manifest', manifest]);
  } catch (cause) {
    const reason = `${(cause as Error).message}`;
    throw new Failure(`gcloud's Firestore emulator needs a JDK with jar: ${reason}`, { cause });
  }
  return wrapper;
}

function run(file: string, args: string[]) {
  return promisify(execFile)(file, args, { timeout: 20_000 });
}
