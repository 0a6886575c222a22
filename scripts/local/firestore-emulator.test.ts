import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type EmulatorPlaces,
  findFirestoreEmulator,
  gcloudOnPath,
  manifest,
  manifestJar,
} from './firestore-emulator.ts';

let folder: string;
let nowhere: EmulatorPlaces;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emulator-'));
  nowhere = {
    given: undefined,
    cache: join(folder, 'cache'),
    gcloud: async () => null,
    online: async () => false,
    wrapper: join(folder, 'made/wrapper.jar'),
  };
});

afterEach(() => rmSync(folder, { recursive: true }));

function touch(...path: string[]): string {
  const file = join(folder, ...path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  return file;
}

it('prefers FIRESTORE_EMULATOR_BINARY_PATH', async () => {
  const given = touch('my.jar');
  touch('cache/cloud-firestore-emulator-v1.22.0.jar');

  expect(await findFirestoreEmulator({ ...nowhere, given })).toBe(given);
});

it('reports a FIRESTORE_EMULATOR_BINARY_PATH that does not exist', async () => {
  await expect(findFirestoreEmulator({ ...nowhere, given: '/no/such.jar' })).rejects.toThrow(
    'FIRESTORE_EMULATOR_BINARY_PATH names no file: /no/such.jar',
  );
});

it('uses the newest jar that firebase-tools has downloaded', async () => {
  touch('cache/cloud-firestore-emulator-v1.9.0.jar');
  const newest = touch('cache/cloud-firestore-emulator-v1.22.0.jar');
  touch('cache/ui-v1.15.0.zip');

  expect(await findFirestoreEmulator(nowhere)).toBe(newest);
});

it("wraps gcloud's jar, which cannot be started directly", async () => {
  touch('sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');

  const jar = await findFirestoreEmulator({ ...nowhere, gcloud: async () => join(folder, 'sdk') });

  expect(jar).toBe(nowhere.wrapper);
  expect(readFileSync(nowhere.wrapper, 'latin1')).toContain('META-INF/MANIFEST.MF');
});

it('ignores a gcloud without the component', async () => {
  const places = { ...nowhere, gcloud: async () => folder, online: async () => true };

  expect(await findFirestoreEmulator(places)).toBeNull();
  expect(existsSync(nowhere.wrapper)).toBe(false);
});

it('leaves the download to firebase-tools if online', async () => {
  expect(await findFirestoreEmulator({ ...nowhere, online: async () => true })).toBeNull();
});

it('says what to do if there is no jar and no network', async () => {
  await expect(findFirestoreEmulator(nowhere)).rejects.toThrow(
    /^The Firestore emulator is missing and cannot be downloaded/,
  );
});

it('finds the gcloud installation through the link to its command', () => {
  const command = touch('sdk/bin/gcloud');
  touch('sdk/lib/gcloud.py');
  const link = touch('bin/other');
  symlinkSync(command, join(dirname(link), 'gcloud'));
  const sdk = realpathSync(join(folder, 'sdk'));

  expect(gcloudOnPath(dirname(command))).toBe(sdk);
  expect(gcloudOnPath([join(folder, 'none'), dirname(link)].join(delimiter))).toBe(sdk);
});

it('returns null for a wrapper of gcloud, and without gcloud', () => {
  const wrapper = touch('shims/gcloud');

  expect(gcloudOnPath(dirname(wrapper))).toBeNull();
  expect(gcloudOnPath(join(folder, 'none'))).toBeNull();
  expect(gcloudOnPath('')).toBeNull();
});

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const classPath = `file:///opt/${'long/'.repeat(40)}emulator.jar`;

it('wraps long lines as the format requires', () => {
  const text = manifest(mainClass, classPath);

  expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(72);
  expect(text.replaceAll('\r\n ', '')).toBe(
    `Manifest-Version: 1.0\r\nMain-Class: ${mainClass}\r\nClass-Path: ${classPath}\r\n\r\n`,
  );
});

it('is a zip of one stored file', () => {
  const jar = manifestJar(mainClass, classPath);
  const content = Buffer.from(manifest(mainClass, classPath));
  const end = jar.subarray(-22);
  const directory = jar.subarray(end.readUInt32LE(16));

  expect(end.subarray(0, 4).toString('latin1')).toBe('PK\x05\x06');
  expect(end.readUInt16LE(10)).toBe(1);
  expect(directory.subarray(0, 4).toString('latin1')).toBe('PK\x01\x02');
  expect(directory.readUInt32LE(16)).toBe(crc32(content));
  expect(directory.readUInt32LE(24)).toBe(content.length);
  expect(directory.subarray(46, 46 + directory.readUInt16LE(28)).toString()).toBe(
    'META-INF/MANIFEST.MF',
  );
  expect(directory.readUInt32LE(42)).toBe(0);
  expect(jar.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
  expect(jar.subarray(30 + jar.readUInt16LE(26)).subarray(0, content.length)).toEqual(content);
});
