import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatorPlaces, findFirestoreEmulator } from './firestore-emulator.ts';

let folder: string;
let nowhere: EmulatorPlaces;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'an emulator-')));
  nowhere = {
    env: { FIREBASE_EMULATORS_PATH: join(folder, 'cache') },
    jvmFolders: [join(folder, 'jvm')],
    wrapper: join(folder, 'made/wrapper.jar'),
  };
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text = ''): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, 0o755);
  return file;
}

/** Writes a script that answers like java of that version, and returns its folder. */
function fakeJava(home: string, version: string): string {
  const lines = [
    `    java.home = ${join(folder, home)}`,
    `openjdk version "${version}" 2025-04-15`,
  ];
  const script = `#!/bin/sh\ncat >&2 <<'END'\n${lines.join('\n')}\nEND\n`;
  return dirname(write(`${home}/bin/java`, script));
}

describe('Java', () => {
  const findJava = async (env: EmulatorPlaces['env'] = {}) => {
    const given = { FIRESTORE_EMULATOR_BINARY_PATH: write('my.jar') };
    const found = await findFirestoreEmulator({ ...nowhere, env: { ...given, ...env } });
    return found.javaBin;
  };

  it.each(['21-ea', '21.0.4', '25'])('%s is new enough', async (version) => {
    const bin = fakeJava('jvm/a-jdk', version);
    expect(await findJava()).toBe(bin);
  });

  it('is looked for at JAVA_HOME, on the path and in the JVM folders, in that order', async () => {
    const inFolder = fakeJava('jvm/jdk-25', '25');
    const path = `${join(folder, 'nothing')}:${fakeJava('local', '25')}`;
    const home = fakeJava('home', '25');

    expect(await findJava({ JAVA_HOME: dirname(home), PATH: path })).toBe(home);
    expect(await findJava({ PATH: path })).toBe(join(folder, 'local/bin'));
    expect(await findJava()).toBe(inFolder);
  });

  it("is found in macOS's layout", async () => {
    const bin = fakeJava('jvm/temurin-21.jdk/Contents/Home', '21.0.4');
    expect(await findJava()).toBe(bin);
  });

  it('that is too old is skipped', async () => {
    const old = fakeJava('jvm/java-17', '17.0.15');
    const bin = fakeJava('jvm/java-21', '21.0.4');
    expect(await findJava({ JAVA_HOME: dirname(old), PATH: old })).toBe(bin);
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

  it('may be missing', async () => {
    await expect(findJava()).rejects.toThrow('found: none');
  });
});

describe('the jar', () => {
  const findJar = async (env: EmulatorPlaces['env'] = {}) =>
    (await findFirestoreEmulator({ ...nowhere, env: { ...nowhere.env, ...env } })).jar;

  beforeEach(() => {
    const bin = fakeJava('jvm/jdk-25', '25');
    // Instead of a jar it makes a copy of the manifest.
    write(join(bin.slice(folder.length), 'jar'), '#!/bin/sh\ncp "$5" "$3"\n');
  });

  it('of FIRESTORE_EMULATOR_BINARY_PATH is preferred', async () => {
    const given = write('my.jar');
    write('cache/cloud-firestore-emulator-v1.22.0.jar');
    expect(await findJar({ FIRESTORE_EMULATOR_BINARY_PATH: given })).toBe(given);
  });

  it('of FIRESTORE_EMULATOR_BINARY_PATH may not exist', async () => {
    await expect(findJar({ FIRESTORE_EMULATOR_BINARY_PATH: '/no/such.jar' })).rejects.toThrow(
      'FIRESTORE_EMULATOR_BINARY_PATH names no file: /no/such.jar',
    );
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

    for (const PATH of [dirname(command), `/none:${join(folder, 'bin')}`]) {
      expect(await findJar({ PATH })).toBe(nowhere.wrapper);
    }
    expect(readFileSync(nowhere.wrapper, 'utf8')).toBe(
      `Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\nClass-Path: ${pathToFileURL(jar)}\n`,
    );
  });

  it('of gcloud cannot be wrapped by a JRE, which has no jar', async () => {
    const command = write('sdk/bin/gcloud');
    write('sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
    rmSync(join(folder, 'jvm/jdk-25/bin/jar'));
    await expect(findJar({ PATH: dirname(command) })).rejects.toThrow('needs a JDK with jar');
  });

  it.each(['sdk/bin/gcloud', 'shims/gcloud'])(
    'is downloaded if online, beside %s',
    async (file) => {
      vi.stubGlobal('fetch', async () => new Response());
      expect(await findJar({ PATH: dirname(write(file)) })).toBeNull();
    },
  );

  it('may be missing without a network', async () => {
    await expect(findJar()).rejects.toThrow(
      /^The Firestore emulator is missing and cannot be downloaded/,
    );
  });
});
