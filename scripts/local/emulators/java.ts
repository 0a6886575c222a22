import { execFile } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../../lib/failure.ts';

/** The version that firebase-tools requires. */
const minimumJavaVersion = 21;

export interface Java {
  /** Folder of the executables, to be put first on the path. */
  bin: string;
  version: number;
}

/** Where to look for Java. */
export interface JavaPlaces {
  javaHome: string | undefined;
  path: string;
  /** Folders that hold one folder per JDK. */
  jvmFolders: string[];
}

/** Returns where to look on this machine: JAVA_HOME, the path, and the folders that packages install to. */
function systemJavaPlaces(): JavaPlaces {
  return {
    javaHome: process.env.JAVA_HOME,
    path: process.env.PATH ?? '',
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
