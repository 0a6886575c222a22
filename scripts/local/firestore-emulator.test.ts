import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadAsync } from 'jszip';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { type EmulatorPlaces, findFirestoreEmulator } from './firestore-emulator.ts';

const inFolder = temporaryFolder();
let nowhere: EmulatorPlaces;

beforeEach(() => {
  nowhere = {
    env: { FIREBASE_EMULATORS_PATH: inFolder('cache') },
    jvmFolders: [inFolder('jvm')],
    wrapper: inFolder('made/wrapper.jar'),
    listPackages: async () => [],
    installPackages: () => Promise.reject(new Error('must not install')),
    download: async () => false,
  };
});

function write(path: string, text = ''): string {
  const file = inFolder(path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, 0o755);
  return file;
}

/** Writes a script that answers like java of that version, and returns its folder. */
function fakeJava(home: string, version: string): string {
  const lines = [`    java.home = ${inFolder(home)}`, `openjdk version "${version}" 2025-04-15`];
  const script = `#!/bin/sh\ncat >&2 <<'END'\n${lines.join('\n')}\nEND\n`;
  return dirname(write(`${home}/bin/java`, script));
}

describe('Java', () => {
  const findJava = async (
    env: EmulatorPlaces['env'] = {},
    packages: Partial<EmulatorPlaces> = {},
  ) => {
    const given = { FIRESTORE_EMULATOR_BINARY_PATH: write('my.jar') };
    const places = { ...nowhere, ...packages, env: { ...given, ...env } };
    return (await findFirestoreEmulator(places)).javaBin;
  };

  it.each([
    ['21-ea', 'a-jdk'],
    ['25', 'a-jdk'],
    ['21.0.4', 'temurin-21.jdk/Contents/Home'],
  ])('%s is new enough, in %s', async (version, home) => {
    const bin = fakeJava(`jvm/${home}`, version);
    expect(await findJava()).toBe(bin);
  });

  it('is looked for at JAVA_HOME, on the path and in the JVM folders, in that order', async () => {
    const ofJvm = fakeJava('jvm/jdk-25', '25');
    fakeJava('jvm/java-17', '17.0.15');
    const path = `${inFolder('nothing')}:${fakeJava('local', '25')}`;
    const home = fakeJava('home', '25');

    expect(await findJava({ JAVA_HOME: dirname(home), PATH: path })).toBe(home);
    expect(await findJava({ PATH: path })).toBe(inFolder('local/bin'));
    expect(await findJava()).toBe(ofJvm);
  });

  it.each([
    ['17.0.15', 17],
    ['1.8.0_412', 8],
  ])('%s is too old, and named', async (version, major) => {
    const bin = fakeJava('jvm/old', version);
    await expect(findJava()).rejects.toThrow(
      `Java 21 or newer is missing; the Firestore emulator needs it (found: Java ${major} in ${bin})`,
    );
  });

  const listPackages = async () => [17, 25, 21].map((version) => `openjdk-${version}-jre-headless`);

  it('is installed from a package that is new enough, where that can be done', async () => {
    const installPackages = vi.fn(async () => {
      fakeJava('jvm/java-21-openjdk', '21.0.4');
      return true;
    });
    const bin = inFolder('jvm/java-21-openjdk/bin');
    expect(await findJava({}, { listPackages, installPackages })).toBe(bin);
    expect(installPackages).toHaveBeenCalledExactlyOnceWith('Java', ['openjdk-21-jre-headless']);
  });

  it.each([
    ['darwin', 'arm64', listPackages, 'brew install --cask temurin@21'],
    ['linux', 'x64', listPackages, 'sudo apt-get install openjdk-21-jre-headless'],
    [
      'linux',
      'arm64',
      async () => ['openjdk-17-jre-headless'],
      'sudo mkdir -p /usr/lib/jvm && curl -fsSL https://api.adoptium.net/v3/binary/latest/21/ga/linux/aarch64/jre/hotspot/normal/eclipse | sudo tar xz -C /usr/lib/jvm',
    ],
  ] as const)(
    'may be missing on %s, %s: the command is named',
    async (platform, arch, list, command) => {
      for (const [name, value] of Object.entries({ platform, arch, getuid: () => 1_000 })) {
        vi.spyOn(process, name as 'platform', 'get').mockReturnValue(value as never);
      }
      const packages = { listPackages: list, installPackages: async () => false };
      await expect(findJava({}, packages)).rejects.toThrow(
        `(found: none). Point JAVA_HOME at one, or run: ${command}`,
      );
    },
  );
});

describe('the jar', () => {
  const findJar = async (env: EmulatorPlaces['env'] = {}) =>
    (await findFirestoreEmulator({ ...nowhere, env: { ...nowhere.env, ...env } })).jar;

  beforeEach(() => {
    fakeJava('jvm/jre-25', '25');
  });

  it('of FIRESTORE_EMULATOR_BINARY_PATH is preferred', async () => {
    const given = write('my.jar');
    write('cache/cloud-firestore-emulator-v1.22.0.jar');
    expect(await findJar({ FIRESTORE_EMULATOR_BINARY_PATH: given })).toBe(given);
  });

  it('is the newest that firebase-tools has downloaded', async () => {
    write('cache/cloud-firestore-emulator-v1.9.0.jar');
    const newest = write('cache/cloud-firestore-emulator-v1.22.0.jar');
    write('cache/ui-v1.15.0.zip');
    expect(await findJar()).toBe(newest);
  });

  it('of gcloud, which cannot be started directly, gets a wrapper that can', async () => {
    const command = write('sdk/bin/gcloud');
    const jar = write('sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
    symlinkSync(command, write('bin/other').replace('other', 'gcloud'));

    const paths = [dirname(command), `/none:${inFolder('bin')}`].map((PATH) => ({ PATH }));
    for (const env of [...paths, { FIRESTORE_EMULATOR_BINARY_PATH: jar }]) {
      expect(await findJar(env)).toBe(nowhere.wrapper);
    }
    const manifest = `Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\nClass-Path: ${pathToFileURL(jar)}\n`;
    const { files } = await loadAsync(readFileSync(nowhere.wrapper));
    expect(await files['META-INF/MANIFEST.MF']?.async('text')).toBe(manifest);
  });

  it.each(['sdk/bin/gcloud', 'shims/gcloud'])(
    'is downloaded if online, beside %s',
    async (file) => {
      const jar = 'cache/cloud-firestore-emulator-v1.23.0.jar';
      nowhere.download = async () => Boolean(write(jar));
      expect(await findJar({ PATH: dirname(write(file)) })).toBe(inFolder(jar));
    },
  );

  it.each([
    ['/no/such.jar', 'FIRESTORE_EMULATOR_BINARY_PATH names no file: /no/such.jar'],
    [undefined, 'The Firestore emulator is missing and cannot be downloaded'],
  ])('may be missing, also at %s', async (path, message) => {
    await expect(findJar({ FIRESTORE_EMULATOR_BINARY_PATH: path })).rejects.toThrow(message);
  });
});
