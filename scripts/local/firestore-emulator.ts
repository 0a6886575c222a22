import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { Failure } from '../lib/failure.ts';
import { root } from '../lib/root.ts';

/** The version that firebase-tools requires. */
const minimumJavaVersion = 21;

interface Java {
  /** Folder of the executables, to be put first on the path. */
  bin: string;
  version: number;
}

/** Where to look for Java. */
type JavaPlaces = ReturnType<typeof systemJavaPlaces>;

/** Returns where to look on this machine: JAVA_HOME, the path, and the folders that packages install to. */
function systemJavaPlaces() {
  return {
    javaHome: process.env.JAVA_HOME,
    path: process.env.PATH ?? '',
    /** Folders that hold one folder per JDK. */
    jvmFolders:
      process.platform === 'darwin'
        ? ['/Library/Java/JavaVirtualMachines', join(homedir(), 'Library/Java/JavaVirtualMachines')]
        : ['/usr/lib/jvm'],
  };
}

/**
 * Returns the first Java that is new enough.
 *
 * @throws Failure that says what was found instead and how to get one
 */
export async function findJava(places = systemJavaPlaces()): Promise<Java> {
  const tooOld: Java[] = [];
  for (const executable of javaCandidates(places)) {
    const java = await inspect(executable);
    if (!java) continue;
    if (java.version >= minimumJavaVersion) return java;
    tooOld.push(java);
  }
  const found = tooOld.map(({ bin, version }) => `Java ${version} in ${bin}`).join(', ');
  throw new Failure(
    `Java ${minimumJavaVersion} or newer is missing; the Firestore emulator needs it (found: ${found || 'none'}). Install a JDK from your system's packages or https://adoptium.net, or point JAVA_HOME at one.`,
  );
}

/** Returns every java executable in these places, in order of preference. */
export function javaCandidates({ javaHome, path, jvmFolders }: JavaPlaces): string[] {
  const candidates = [
    ...(javaHome ? [join(javaHome, 'bin', 'java')] : []),
    ...path.split(delimiter).map((folder) => join(folder, 'java')),
    ...jvmFolders.flatMap(jdksIn),
  ];
  return [
    ...new Set(candidates.filter((file) => existsSync(file)).map((file) => realpathSync(file))),
  ];
}

function jdksIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .flatMap((jdk) => [
      join(folder, jdk, 'bin', 'java'),
      join(folder, jdk, 'Contents', 'Home', 'bin', 'java'),
    ]);
}

// The executable may be a link, a version manager's shim or macOS's stub, so this asks Java for its
// folder.
async function inspect(executable: string): Promise<Java | null> {
  try {
    const { stderr, stdout } = await promisify(execFile)(
      executable,
      ['-XshowSettings:properties', '-version'],
      { timeout: 20_000 },
    );
    const output = stderr + stdout;
    const version = javaMajorVersion(output);
    const home = /^\s*java\.home = (.+)$/m.exec(output)?.[1];
    return version && home ? { bin: join(home.trim(), 'bin'), version } : null;
  } catch {
    return null;
  }
}

/**
 * Returns the major version from the output of `java -version`: 17 for `"17.0.15"`, 8 for
 * `"1.8.0_412"`.
 */
export function javaMajorVersion(output: string): number | null {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match ? Number(match[1]) : null;
}

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

const entryName = 'META-INF/MANIFEST.MF';
// A line may have 72 bytes; implementations differ in whether that includes the line break.
const lineLength = 70;

/**
 * Returns the manifest of a jar that starts a class of another jar.
 *
 * @param classPath address of the other jar, such as `file:///opt/emulator.jar`
 */
export function manifest(mainClass: string, classPath: string): string {
  const lines = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`, `Class-Path: ${classPath}`];
  return `${lines.map(wrapped).join('\r\n')}\r\n\r\n`;
}

function wrapped(line: string): string {
  if (line.length <= lineLength) return line;
  return `${line.slice(0, lineLength)}\r\n${wrapped(` ${line.slice(lineLength)}`)}`;
}

/** Returns a jar whose only entry is the manifest: a zip of one stored file. */
export function manifestJar(mainClass: string, classPath: string): Buffer {
  const name = Buffer.from(entryName);
  const content = Buffer.from(manifest(mainClass, classPath));
  const description = Buffer.alloc(26); // the fields that local header and directory share
  description.writeUInt16LE(10, 0); // version needed
  description.writeUInt16LE(0x21, 8); // 1 January 1980
  description.writeUInt32LE(crc32(content), 10);
  description.writeUInt32LE(content.length, 14);
  description.writeUInt32LE(content.length, 18);
  description.writeUInt16LE(name.length, 22);

  const file = Buffer.concat([Buffer.from('PK\x03\x04'), description, name, content]);
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02\x0a\x00'),
    description,
    Buffer.alloc(14), // no comment, first disk, no attributes, header at 0
    name,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(file.length, 16);
  return Buffer.concat([file, directory, end]);
}
