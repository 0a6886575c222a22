import type { NewPicture } from '#src/data/admin/site/pictures.service.ts';
import { pictureFileLimits } from '#src/model/posts/pictures.ts';

/** A picture that is ready to be stored, once it is described. */
export type PreparedPicture = Omit<NewPicture, 'description'>;

/** What the file dialog offers. A phone adds its camera. */
export const pictureTypes =
  'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif';

/** The largest file that is opened, in bytes: well above what a phone's camera makes. */
const largestFile = 50 * 1024 * 1024;

/** The pixels that every browser can draw, on a canvas of half the sides: 16,777,216 in Safari. */
const drawablePixels = 4 * 16_777_216;

/** What to do about a file that has moved, or on a drive that is gone. */
export const unreadable = 'This file could not be read. Choose it again, or choose another one.';

/** Why a file cannot be used as a picture, in words for the person who chose it. */
export class PictureFault extends Error {
  override name = 'PictureFault';
}

/**
 * Makes the two files that are stored out of a picture's file: JPEG within the limits, upright, white where
 * the picture is transparent, without the camera's data such as the place. An animation gives its first
 * frame. A picture is never enlarged.
 *
 * @throws PictureFault if the file is too large, damaged, or of a kind that this browser cannot open or make
 *   smaller
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  if (file.size > largestFile) {
    throw new PictureFault('This file is larger than 50 MB. Choose a smaller one.');
  }
  const buffer = await file.arrayBuffer().catch(() => {
    throw new PictureFault(unreadable);
  });
  const bytes = new Uint8Array(buffer);
  const kind = readKind(bytes.subarray(0, 16));
  if (!kind) {
    throw new PictureFault(
      'This file is no picture that pages can show. Choose a JPEG, PNG, WebP, GIF, AVIF or HEIC file.',
    );
  }
  const header = readJpeg(bytes);
  if (kind === 'image/jpeg' && !hasEnd(bytes)) {
    throw new PictureFault(
      'This file is damaged: its end is missing. Copy or download it once more.',
    );
  }
  const address = URL.createObjectURL(new Blob([file], { type: kind }));
  try {
    const picture = await open(address, kind, header);
    if (!drawsTruly()) {
      throw new PictureFault(
        'This browser hides what is drawn in it, as a protection against fingerprinting, so it cannot prepare this picture. Allow this site to use canvas data, or use another browser.',
      );
    }
    const size = readSize(picture, header);
    const large = await write(picture, size, pictureFileLimits.large);
    const small = await write(picture, size, pictureFileLimits.small);
    const [id, hash] = await Promise.all([hashFile(large.bytes), hashFile(small.bytes)]);
    return { id, large, small: { ...small, hash } };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** In pixels. */
interface Size {
  width: number;
  height: number;
}

/** Returns the pixels of a picture; an image element divides them by the density that a JPEG file may tell. */
function readSize(
  { naturalWidth, naturalHeight }: HTMLImageElement,
  header: Size | undefined,
): Size {
  const shown = Math.max(naturalWidth, naturalHeight);
  const density = header ? Math.max(header.width, header.height) / shown : 1;
  return { width: naturalWidth * density, height: naturalHeight * density };
}

function requireDrawable({ width, height }: Size): void {
  if (width * height <= drawablePixels) return;
  throw new PictureFault(
    `This picture has ${Math.round((width * height) / 1_000_000)} megapixels, more than this browser can draw. Save it smaller, and choose it again.`,
  );
}

/** The kinds by how their files begin. The name and the declared type of a file say little. */
const kinds: readonly { type: string; start: RegExp }[] = [
  { type: 'image/jpeg', start: /^\xff\xd8\xff/ },
  { type: 'image/png', start: /^\x89PNG/ },
  { type: 'image/gif', start: /^GIF8[79]a/ },
  { type: 'image/webp', start: /^RIFF[\s\S]{4}WEBP/ },
  { type: 'image/avif', start: /^[\s\S]{4}ftypavi[fs]/ },
  { type: 'image/heic', start: /^[\s\S]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/ },
  { type: 'image/tiff', start: /^(?:II\*\0|MM\0\*)/ },
  { type: 'image/jxl', start: /^(?:\xff\n|[\s\S]{4}JXL )/ },
  { type: 'image/jp2', start: /^[\s\S]{4}jP {2}/ },
  { type: 'image/bmp', start: /^BM[\s\S]{4}\0{4}/ },
];

function readKind(start: Uint8Array): string | undefined {
  const text = String.fromCharCode(...start);
  return kinds.find((kind) => kind.start.test(text))?.type;
}

/** Loads a picture. An image element, unlike a bitmap, applies the camera's orientation in every browser. */
async function open(
  address: string,
  kind: string,
  header: Size | undefined,
): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
  } catch {
    if (header) requireDrawable(header);
    throw new PictureFault(
      unopened[kind] ?? 'This file is damaged, or too large for this browser to open.',
    );
  }
  return picture;
}

const unopenedText = (name: string) =>
  `This browser cannot open this ${name} file. Save the picture as JPEG or PNG.`;

/** What to do about the kinds that only some browsers open. */
const unopened: Readonly<Record<string, string>> = {
  'image/heic':
    'This browser cannot open HEIC files. Choose the picture on your iPhone or in Safari, or save it as JPEG.',
  'image/avif': unopenedText('AVIF'),
  'image/tiff': unopenedText('TIFF'),
  'image/jxl': unopenedText('JPEG XL'),
  'image/jp2': unopenedText('JPEG 2000'),
};

/** Colors that browsers must give back, as red, green and blue. */
const knownPixels = [0, 51, 102, 153, 204, 255].map((tone) => [tone, 255 - tone, tone % 102]);
/** How far a channel may be off, because some browsers change the last bit, which nobody sees. */
const tolerance = 4;

/** Whether this browser gives back what is drawn; some give noise, so that sites cannot recognize them by drawings. */
function drawsTruly(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = knownPixels.length;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return true;
  for (const [x, color] of knownPixels.entries()) {
    context.fillStyle = `rgb(${color.join()})`;
    context.fillRect(x, 0, 1, 1);
  }
  const { data } = context.getImageData(0, 0, knownPixels.length, 1);
  return knownPixels.every((color, x) =>
    color.every((channel, i) => Math.abs(channel - (data[4 * x + i] ?? 0)) <= tolerance),
  );
}

const qualities = [0.85, 0.75, 0.65, 0.5] as const;

/** Writes a picture as JPEG that keeps the limits: with less quality first, and then with fewer pixels. */
async function write(
  picture: HTMLImageElement,
  size: Size,
  { side, bytes }: { side: number; bytes: number },
): Promise<NewPicture['large']> {
  const scale = Math.min(1, side / Math.max(size.width, size.height));
  const canvas = draw(picture, size, { width: size.width * scale, height: size.height * scale });
  if (isWhite(canvas)) {
    requireDrawable(size);
    throw new PictureFault(
      'This picture would be invisible on a white page. Save it with a colored background, and choose it again.',
    );
  }
  for (const quality of qualities) {
    const blob = await toJpeg(canvas, quality);
    if (blob.size <= bytes) {
      const { width, height } = canvas;
      return { bytes: withoutMetadata(new Uint8Array(await blob.arrayBuffer())), width, height };
    }
  }
  return write(picture, size, { side: Math.floor(side * 0.75), bytes });
}

/** Draws a picture on white. Halving it step by step keeps fine lines, which one large step would lose. */
function draw(picture: HTMLImageElement, from: Size, { width, height }: Size): HTMLCanvasElement {
  let source: CanvasImageSource = picture;
  let [w, h] = [from.width, from.height];
  let canvas: HTMLCanvasElement;
  do {
    [w, h] = [Math.max(w / 2, width), Math.max(h / 2, height)];
    canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(w));
    canvas.height = Math.max(1, Math.round(h));
    const context = canvas.getContext('2d');
    if (!context) throw new PictureFault('This browser has no room left for the picture.');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    source = canvas;
  } while (w > width || h > height);
  return canvas;
}

function isWhite(canvas: HTMLCanvasElement): boolean {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return pixels?.every((channel) => channel >= 255 - tolerance) ?? false;
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(blob)
          : reject(new PictureFault('This file is too large for this browser to open.')),
      'image/jpeg',
      quality,
    );
  });
}

/** What a JPEG file says of itself ahead of its image data. Sides are in pixels. */
export interface JpegHeader extends Size {
  /** Whether it has more than an image needs, such as a camera's EXIF with the place. */
  hasMetadata: boolean;
}

interface Segment {
  marker: number;
  start: number;
  /** Exclusive. */
  end: number;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** What a decoder needs, by how it begins: JFIF, a color profile, Adobe's color transform. */
const neededApplicationSegments: Readonly<Record<number, string>> = {
  224: 'JFIF',
  226: 'ICC_PROFILE',
  238: 'Adobe',
};

/** Reads the header of a JPEG file. @returns undefined if the file is not a JPEG or is cut off before its image data */
export function readJpeg(bytes: Uint8Array): JpegHeader | undefined {
  const segments = listSegments(bytes);
  const frame = segments?.find(isFrame);
  if (!segments || !frame || frame.end - frame.start < 9) return undefined;
  return {
    height: readNumber(bytes, frame.start + 5),
    width: readNumber(bytes, frame.start + 7),
    hasMetadata: segments.some((segment) => isMetadata(bytes, segment)),
  };
}

/** Returns a JPEG file without EXIF, XMP, IPTC and comments, which Safari's canvas adds; any other file as it is. */
export function withoutMetadata(bytes: Uint8Array): Uint8Array {
  const segments = listSegments(bytes);
  if (!segments?.some((segment) => isMetadata(bytes, segment))) return bytes;
  const parts = segments
    .filter((segment) => !isMetadata(bytes, segment))
    .map(({ start, end }) => bytes.subarray(start, end));
  return Uint8Array.from([bytes.subarray(0, 2), ...parts].flatMap((part) => [...part]));
}

/** Returns the SHA-256 of a file in lowercase hex, 64 characters: the id of a picture is that of its large file. */
export async function hashFile(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the segments of a JPEG file after its first two bytes, the last with all image data; undefined like readJpeg. */
function listSegments(bytes: Uint8Array): Segment[] | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const segments: Segment[] = [];
  let start = 2;
  while (start + 4 <= bytes.length && bytes[start] === 0xff) {
    const marker = bytes[start + 1] ?? 0;
    const isLast = marker === startOfScan;
    const end = isLast ? bytes.length : start + 2 + readNumber(bytes, start + 2);
    segments.push({ marker, start, end });
    if (isLast) return segments;
    start = end;
  }
  return undefined;
}

/** The markers C4, C8 and CC are between those of frames and mean something else. */
function isFrame({ marker }: Segment): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function isMetadata(bytes: Uint8Array, { marker, start }: Segment): boolean {
  const isOfApplication = marker >= 0xe0 && marker <= 0xef;
  const text = String.fromCharCode(...bytes.subarray(start + 4, start + 16));
  const needed = neededApplicationSegments[marker];
  return marker === 0xfe || (isOfApplication && !(needed && text.startsWith(needed)));
}

/** Whether a JPEG file has its end, as one that was cut off has not. */
function hasEnd(bytes: Uint8Array): boolean {
  let at = listSegments(bytes)?.at(-1)?.start ?? -1;
  while (at >= 0 && bytes[at + 1] !== endOfImage) at = bytes.indexOf(0xff, at + 1);
  return at >= 0;
}

/** Reads two bytes, the higher one first. */
function readNumber(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
}
