import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findJava, javaCandidates, javaMajorVersion } from './firestore-emulator.ts';

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'java-')));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a script that answers like java of that version. */
function fakeJava(home: string, version: string): string {
  const bin = join(folder, home, 'bin');
  mkdirSync(bin, { recursive: true });
  const file = join(bin, 'java');
  const lines = [
    `    java.home = ${join(folder, home)}`,
    `openjdk version "${version}" 2025-04-15`,
  ];
  writeFileSync(file, `#!/bin/sh\ncat >&2 <<'END'\n${lines.join('\n')}\nEND\n`);
  chmodSync(file, 0o755);
  return file;
}

describe('javaMajorVersion', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_412"', 8],
    ['openjdk version "21-ea" 2023-09-19', 21],
    ['openjdk version "25" 2025-09-16 LTS', 25],
    ['Unable to locate a Java Runtime.', null],
  ])('reads %s', (output, version) => {
    expect(javaMajorVersion(output)).toBe(version);
  });
});

describe('javaCandidates', () => {
  it('looks at JAVA_HOME, the path and the JVM folders, in that order', () => {
    const inFolder = fakeJava('jvm/jdk-25', '25');
    const onPath = fakeJava('local', '25');
    const home = fakeJava('home', '25');

    const candidates = javaCandidates({
      javaHome: join(folder, 'home'),
      path: `${join(folder, 'nothing')}:${join(folder, 'local/bin')}`,
      jvmFolders: [join(folder, 'jvm')],
    });

    expect(candidates).toEqual([home, onPath, inFolder]);
  });

  it("finds a JDK in macOS's layout", () => {
    const java = fakeJava('jvm/temurin-21.jdk/Contents/Home', '21.0.4');

    expect(
      javaCandidates({ javaHome: undefined, path: '', jvmFolders: [join(folder, 'jvm')] }),
    ).toEqual([java]);
  });
});

describe('findJava', () => {
  it('skips a Java that is too old', async () => {
    fakeJava('jvm/java-17', '17.0.15');
    fakeJava('jvm/java-21', '21.0.4');

    const java = await findJava({
      javaHome: join(folder, 'jvm/java-17'),
      path: join(folder, 'jvm/java-17/bin'),
      jvmFolders: [join(folder, 'jvm')],
    });

    expect(java).toEqual({ bin: join(folder, 'jvm/java-21/bin'), version: 21 });
  });

  it('names the versions that it found', async () => {
    fakeJava('jvm/java-17', '17.0.15');

    await expect(
      findJava({ javaHome: undefined, path: '', jvmFolders: [join(folder, 'jvm')] }),
    ).rejects.toThrow(/^Java 21 or newer is missing.*found: Java 17 in .*\/java-17\/bin/);
  });

  it('says that there is no Java', async () => {
    await expect(findJava({ javaHome: undefined, path: '', jvmFolders: [] })).rejects.toThrow(
      'found: none',
    );
  });
});
