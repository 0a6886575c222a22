import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Failure } from '../lib/failure.ts';
import { installPackages, listPackages, runInstaller } from '../lib/packages.ts';
import { startedWith } from '../lib/processes.ts';
import { firebaseCli, root } from '../lib/root.ts';

/** The version that firebase-tools requires. */
const minimumJavaVersion = 21;
/** The file of gcloud's component. */
const componentJar = 'cloud-firestore-emulator.jar';

const run = promisify(execFile);

/** Where to look for Java and for the Firestore emulator. */
export interface EmulatorPlaces {
  env: Record<string, string | undefined>;
  jvmFolders: string[];
  /** File to write for a jar that cannot be started directly. */
  wrapper: string;
  listPackages: typeof listPackages;
  installPackages: typeof installPackages;
  /** Downloads the jar into firebase-tools' cache, and returns whether it is there. */
  download(): Promise<boolean>;
}

const jvmFolder = '/usr/lib/jvm';
const onMac = '/Library/Java/JavaVirtualMachines';
const systemPlaces: EmulatorPlaces = {
  env: startedWith,
  jvmFolders: process.platform === 'darwin' ? [onMac, join(homedir(), onMac)] : [jvmFolder],
  wrapper: join(root, 'node_modules/.cache/firestore-emulator.jar'),
  listPackages,
  installPackages,
  download: () =>
    runInstaller('Firestore emulator', process.execPath, [
      firebaseCli,
      'setup:emulators:firestore',
    ]),
};

/** Finds what starts the Firestore emulator: the folder of Java's executables, and the jar. */
export async function findFirestoreEmulator(
  places = systemPlaces,
): Promise<{ javaBin: string; jar: string }> {
  const javaBin = await ensureJava(places);
  return { javaBin, jar: await findJar(places) };
}

/** Returns the folder of Java's executables, after installing a package of Debian or Ubuntu if there is no Java. */
async function ensureJava(places: EmulatorPlaces): Promise<string> {
  const { javaBin, tooOld } = await findJava(places);
  if (javaBin) return javaBin;
  const known = await places.listPackages('Java', '^openjdk-[0-9]+-jre-headless$');
  const isNewEnough = (name: string) => Number(/\d+/.exec(name)?.[0]) >= minimumJavaVersion;
  const name = known.sort().find(isNewEnough);
  const installed = name && (await places.installPackages('Java', [name]));
  const now = installed ? (await findJava(places)).javaBin : undefined;
  if (now) return now;
  throw new Failure(
    `Java ${minimumJavaVersion} or newer is missing; the Firestore emulator needs it (found: ${tooOld.join(', ') || 'none'}). Point JAVA_HOME at one, or run: ${nameInstallCommand(name)}`,
  );
}

/** Returns a command that installs Java where `findJava` looks, also where no package is new enough, as in Debian 12. */
function nameInstallCommand(name: string | undefined): string {
  if (process.platform === 'darwin') return `brew install --cask temurin@${minimumJavaVersion}`;
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  if (name) return `${sudo}apt-get install ${name}`;
  const arch = process.arch === 'arm64' ? 'aarch64' : process.arch;
  const address = `https://api.adoptium.net/v3/binary/latest/${minimumJavaVersion}/ga/linux/${arch}/jre/hotspot/normal/eclipse`;
  return `${sudo}mkdir -p ${jvmFolder} && curl -fsSL ${address} | ${sudo}tar xz -C ${jvmFolder}`;
}

async function findJava({ env, jvmFolders }: EmulatorPlaces) {
  const homes = jvmFolders.flatMap((folder) =>
    globSync(['*', '*/Contents/Home'].map((home) => join(folder, home))),
  );
  const executables = [
    ...(env.JAVA_HOME ? [join(env.JAVA_HOME, 'bin')] : []),
    ...(env.PATH ?? '').split(delimiter),
    ...homes.sort().map((home) => join(home, 'bin')),
  ].map((folder) => join(folder, 'java'));
  const tooOld = new Set<string>();
  for (const executable of executables.filter(existsSync)) {
    // It may be a version manager's shim or macOS's stub, so this asks Java for its folder.
    const args = ['-XshowSettings:properties', '-version'];
    const { stderr } = await run(executable, args).catch(() => ({ stderr: '' }));
    const home = /^\s*java\.home = (.+)$/m.exec(stderr)?.[1]?.trim();
    // Before Java 9, the major version was the second number: 1.8.0.
    const version = Number(/version "(?:1\.)?(\d+)/.exec(stderr)?.[1]);
    if (home && version >= minimumJavaVersion) return { javaBin: join(home, 'bin'), tooOld: [] };
    if (home) tooOld.add(`Java ${version} in ${join(home, 'bin')}`);
  }
  return { javaBin: undefined, tooOld: [...tooOld] };
}

async function findJar({ env, wrapper, download }: EmulatorPlaces): Promise<string> {
  const given = env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (given) {
    if (existsSync(given))
      return basename(given) === componentJar ? wrapJar(given, wrapper) : given;
    throw new Failure(`FIRESTORE_EMULATOR_BINARY_PATH names no file: ${given}`);
  }
  const cache = env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  const findNewest = () =>
    globSync(join(cache, 'cloud-firestore-emulator-v*.jar'))
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .at(-1);
  const newest = findNewest();
  if (newest) return newest;
  const packaged = findPackagedJar(env.PATH ?? '');
  if (packaged) return wrapJar(packaged, wrapper);
  const downloaded = (await download()) && findNewest();
  if (downloaded) return downloaded;
  throw new Failure(
    'The Firestore emulator is missing and cannot be downloaded. Go online once, through HTTPS_PROXY if there is a proxy, or install the gcloud component cloud-firestore-emulator, or point FIRESTORE_EMULATOR_BINARY_PATH at its jar.',
  );
}

/** Returns the jar of gcloud's component. Does not run gcloud, which can take half a minute to start. */
function findPackagedJar(path: string): string | undefined {
  const commands = path.split(delimiter).map((folder) => join(folder, 'gcloud'));
  const component = join('platform/cloud-firestore-emulator', componentJar);
  return commands
    .filter(existsSync)
    .map((command) => join(dirname(dirname(realpathSync(command))), component))
    .find(existsSync);
}

/** Makes a jar that starts gcloud's, which names no main class: firebase-tools starts it with `-jar`. */
async function wrapJar(jar: string, wrapper: string): Promise<string> {
  const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const manifest = `Main-Class: ${mainClass}\nClass-Path: ${pathToFileURL(jar)}\n`;
  const { default: JSZip } = await import('jszip');
  const zip = new JSZip().file('META-INF/MANIFEST.MF', manifest);
  mkdirSync(dirname(wrapper), { recursive: true });
  writeFileSync(wrapper, await zip.generateAsync({ type: 'nodebuffer' }));
  return wrapper;
}
