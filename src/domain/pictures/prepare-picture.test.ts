import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { grayJpeg, segment } from '#tests/fixtures/jpegs.ts';
import {
  hashFile,
  PictureRefusal,
  preparePicture,
  readJpeg,
  withoutMetadata,
} from './prepare-picture.ts';

const exif = segment(0xe1, [0x45, 0x78, 0x69, 0x66, 0, 0, 0xff, 0xc0]);
const profile = segment(0xe2, [0x49, 0x43, 0x43]);
const comment = segment(0xfe, [0x68, 0x69]);

it('reads the size of an image, and whether the file has more than an image needs', () => {
  expect(readJpeg(grayJpeg(1600, 901))).toEqual({ width: 1600, height: 901, hasMetadata: false });
  const described = grayJpeg(12, 300, { segments: [profile, exif] });
  expect(readJpeg(described)).toEqual({ width: 12, height: 300, hasMetadata: true });
  expect(readJpeg(grayJpeg(12, 300, { segments: [comment] }))?.hasMetadata).toBe(true);
  expect(readJpeg(grayJpeg(12, 300, { segments: [profile] }))?.hasMetadata).toBe(false);
});

it.each([
  ['nothing', new Uint8Array()],
  ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['a page', new TextEncoder().encode('<!doctype html>')],
  ['the first half of a header', grayJpeg(80, 80).subarray(0, 40)],
  ['a header without a frame', Uint8Array.of(0xff, 0xd8, ...segment(0xda, [1, 1, 0, 0, 63, 0]))],
])('does not take %s for a JPEG, and leaves it as it is', (_words, bytes) => {
  expect(readJpeg(bytes)).toBeUndefined();
  expect(withoutMetadata(bytes)).toEqual(bytes);
});

it('takes metadata out of a file, and nothing else', () => {
  const described = grayJpeg(40, 20, { segments: [exif, profile, comment] });
  const needed = grayJpeg(40, 20, { segments: [profile] });

  expect(withoutMetadata(described)).toEqual(needed);
  expect(withoutMetadata(needed)).toBe(needed);
});

it('hashes a file in lowercase hex', async () => {
  const file = grayJpeg(40, 20);
  expect(await hashFile(file)).toBe(createHash('sha256').update(file).digest('hex'));
});

it.each([
  ['a PDF', '%PDF-1.7', /no picture that pages can show/],
  ['a drawing, which could hold scripts', '<svg xmlns="x"/>', /no picture that pages can show/],
  ['nothing', '', /no picture that pages can show/],
])('refuses %s in words', async (_words, text, message) => {
  const refused = preparePicture(new Blob([text], { type: 'image/jpeg' }));
  await expect(refused).rejects.toThrow(PictureRefusal);
  await expect(refused).rejects.toThrow(message);
});

it('refuses a file of more than 50 MB in words, unread', async () => {
  const file = { size: 50 * 1024 * 1024 + 1 } as Blob;
  await expect(preparePicture(file)).rejects.toThrow('This file is larger than 50 MB.');
});
