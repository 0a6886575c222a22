import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { grayJpeg, segment } from '#tests/fixtures/jpegs.ts';
import { phonePhoto } from '#tests/fixtures/photos.ts';
import {
  hashFile,
  PictureFault,
  preparePicture,
  readJpeg,
  withoutMetadata,
} from './prepare-picture.ts';

const exif = segment(0xe1, [0x45, 0x78, 0x69, 0x66, 0, 0, 0xff, 0xc0]);
const profile = segment(0xe2, [...new TextEncoder().encode('ICC_PROFILE')]);
const comment = segment(0xfe, [0x68, 0x69]);

it('reads the size of an image, and whether the file has more than an image needs', () => {
  expect(readJpeg(grayJpeg(1600, 901))).toEqual({ width: 1600, height: 901, hasMetadata: false });
  const described = grayJpeg(12, 300, { segments: [profile, exif] });
  expect(readJpeg(described)).toEqual({ width: 12, height: 300, hasMetadata: true });
  expect(readJpeg(grayJpeg(12, 300, { segments: [comment] }))?.hasMetadata).toBe(true);
  expect(readJpeg(grayJpeg(12, 300, { segments: [profile] }))?.hasMetadata).toBe(false);
  const preview = segment(0xe2, [...new TextEncoder().encode('MPF')]);
  expect(readJpeg(grayJpeg(12, 300, { segments: [preview] }))?.hasMetadata).toBe(true);
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
  await expect(refused).rejects.toThrow(PictureFault);
  await expect(refused).rejects.toThrow(message);
});

it('refuses a file of more than 50 MB in words, unread', async () => {
  const file = { size: 50 * 1024 * 1024 + 1 } as Blob;
  await expect(preparePicture(file)).rejects.toThrow('This file is larger than 50 MB.');
});

describe('in a browser', () => {
  /** What a canvas writes, whatever is drawn on it. */
  const drawn = grayJpeg(30, 15, { tone: 7 });

  /** Plays a browser, of which `giveBack` changes the value of each channel that is drawn. */
  function useBrowser(
    giveBack: (channel: number, index: number) => number,
    { naturalWidth = 30, naturalHeight = 15, decode = async () => {}, isWhite = false } = {},
  ) {
    class Picture {
      naturalWidth = naturalWidth;
      naturalHeight = naturalHeight;
      decode = decode;
    }
    const pixels: number[] = [];
    const context = {
      fillStyle: '',
      fillRect: () => pixels.push(...(context.fillStyle.match(/\d+/g) ?? []).map(Number), 255),
      drawImage: () => {},
      getImageData: (_x: number, _y: number, width: number) => ({
        data: width === 6 || !isWhite ? pixels.map(giveBack) : [255, 255, 255, 255],
      }),
    };
    const canvas = {
      width: 0,
      height: 0,
      getContext: () => context,
      toBlob: (receive: (blob: Blob) => void) => receive(new Blob([drawn as BlobPart])),
    };
    vi.stubGlobal('Image', Picture);
    vi.stubGlobal('document', { createElement: () => canvas });
  }
  const prepare = (file: Uint8Array) => preparePicture(new Blob([file as BlobPart]));
  const truly = (channel: number) => channel;
  it.each([
    ['gives back what is drawn', truly],
    ['changes the last bit', (channel: number) => channel ^ 1],
  ])('draws both files in one that %s', async (_words, giveBack) => {
    useBrowser(giveBack);
    const { large, small } = await prepare(grayJpeg(40, 20));
    expect([large.bytes, small.bytes]).toEqual([drawn, drawn]);
    // The density that a file tells has made the browser divide its pixels.
    expect(large).toMatchObject({ width: 40, height: 20 });
  });

  const decode = () => Promise.reject(new Error('not decoded'));
  const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  const avif = bytesOf('\0\0\0\x20ftypavif');
  const tiff = bytesOf('II*\0\x08\0\0\0');
  it.each([
    ['is cut off', grayJpeg(40, 20).subarray(0, -2), {}, /its end is missing/],
    ['is white on nothing', grayJpeg(40, 20), { isWhite: true }, /on a white page/],
    ['has too many pixels', grayJpeg(16_000, 12_500), { decode }, /has 200 megapixels/],
    ['is an AVIF file of a kind that it lacks', avif, { decode }, /cannot open this AVIF file/],
    ['is a HEIC file', bytesOf('\0\0\0\x24ftypheic'), { decode }, /cannot open HEIC files/],
    ['is a TIFF file', tiff, { decode }, /cannot open this TIFF file/],
    ['is a TIFF file of a Mac', bytesOf('MM\0*\0\0\0\x08'), { decode }, /this TIFF file/],
    ['is a bare JPEG XL file', bytesOf('\xff\x0a\xfa\x1f'), { decode }, /this JPEG XL file/],
    ['is a JPEG XL file', bytesOf('\0\0\0\x0cJXL \r\n\x87\n'), { decode }, /this JPEG XL file/],
    ['is a JPEG 2000 file', bytesOf('\0\0\0\x0cjP  \r\n\x87\n'), { decode }, /this JPEG 2000 file/],
    ['is a damaged BMP file', bytesOf('BM\x46\0\0\0\0\0\0\0\x36'), { decode }, /is damaged/],
    ['is a Word file', bytesOf('PK\x03\x04\x14\0\x06\0'), {}, /no picture that pages can show/],
  ])('says what to do with a picture that %s', async (_words, file, browser, message) => {
    useBrowser(truly, browser);
    await expect(prepare(file)).rejects.toThrow(PictureFault);
    await expect(prepare(file)).rejects.toThrow(message);
  });

  it('uses a TIFF file where the browser opens it, such as Safari', async () => {
    useBrowser(truly);
    expect((await prepare(tiff)).large).toMatchObject({ bytes: drawn, width: 30, height: 15 });
  });

  it('says that a file cannot be read, such as one that has moved', async () => {
    const file = { size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) };
    await expect(preparePicture(file as unknown as Blob)).rejects.toThrow(/could not be read/);
  });

  it('says what to do where a browser falsifies what is drawn', async () => {
    useBrowser((_channel, index) => (index * 73) % 256);
    await expect(prepare(phonePhoto())).rejects.toThrow(PictureFault);
    await expect(prepare(phonePhoto())).rejects.toThrow(/use another browser/);
  });
});
