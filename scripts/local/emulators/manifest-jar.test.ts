import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { manifest, manifestJar } from './manifest-jar.ts';

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
