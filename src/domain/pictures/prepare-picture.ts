import { hashFile, withoutMetadata } from './jpeg.ts';
import type { NewPicture } from './pictures.service.ts';
import { pictureFileLimits } from './pictures.ts';

/** A picture that is ready to be stored, once it is described. */
export type PreparedPicture = Omit<NewPicture, 'description'>;

/** What the file dialog offers. A phone adds its camera. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif,image/heic,image/heif';

/** The largest file that is opened, in bytes: well above what a phone's camera makes. */
const largestFile = 50 * 1024 * 1024;

/** Why a file cannot be used as a picture, in words for the person who chose it. */
export class PictureRefusal extends Error {
  override name = 'PictureRefusal';
}

/**
 * Makes the two files that are stored out of a picture's file: JPEG within the limits, upright, white where
 * the picture is transparent, without the camera's data such as the place. An animation gives its first
 * frame. A picture is never enlarged.
 *
 * @throws PictureRefusal if the file is too large, damaged, or of a kind that this browser cannot open
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  if (file.size > largestFile) {
    throw new PictureRefusal('This file is larger than 50 MB. Choose a smaller one.');
  }
  const kind = readKind(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (!kind) {
    throw new PictureRefusal(
      'This file is no picture that pages can show. Choose a JPEG, PNG, WebP, GIF or HEIC file.',
    );
  }
  const address = URL.createObjectURL(new Blob([file], { type: kind }));
  try {
    const picture = await open(address, kind);
    const large = await write(picture, pictureFileLimits.large);
    const small = await write(picture, pictureFileLimits.small);
    const [id, hash] = await Promise.all([hashFile(large.bytes), hashFile(small.bytes)]);
    return { id, large, small: { ...small, hash } };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The kinds by how their files begin. The name and the declared type of a file say little. */
const kinds: readonly { type: string; start: RegExp }[] = [
  { type: 'image/jpeg', start: /^\xff\xd8\xff/ },
  { type: 'image/png', start: /^\x89PNG/ },
  { type: 'image/gif', start: /^GIF8[79]a/ },
  { type: 'image/webp', start: /^RIFF[\s\S]{4}WEBP/ },
  { type: 'image/heic', start: /^[\s\S]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/ },
];

function readKind(start: Uint8Array): string | undefined {
  const text = String.fromCharCode(...start);
  return kinds.find((kind) => kind.start.test(text))?.type;
}

/** Loads a picture. An image element, unlike a bitmap, applies the camera's orientation in every browser. */
async function open(address: string, kind: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
  } catch {
    throw new PictureRefusal(
      kind === 'image/heic'
        ? 'This browser cannot open HEIC files. Choose the picture on your iPhone or in Safari, or save it as JPEG.'
        : 'This file is damaged, or too large for this browser to open.',
    );
  }
  return picture;
}

/** The qualities that are tried, best first. */
const qualities = [0.85, 0.75, 0.65, 0.5] as const;

/** Writes a picture as JPEG that keeps the limits: with less quality first, and then with fewer pixels. */
async function write(
  picture: HTMLImageElement,
  { side, bytes }: { side: number; bytes: number },
): Promise<NewPicture['large']> {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, side / Math.max(naturalWidth, naturalHeight));
  const canvas = draw(picture, naturalWidth * scale, naturalHeight * scale);
  for (const quality of qualities) {
    const blob = await toJpeg(canvas, quality);
    if (blob.size <= bytes) {
      const { width, height } = canvas;
      return { bytes: withoutMetadata(new Uint8Array(await blob.arrayBuffer())), width, height };
    }
  }
  return write(picture, { side: Math.floor(side * 0.75), bytes });
}

/** Draws a picture on white. Halving it step by step keeps fine lines, which one large step would lose. */
function draw(picture: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  let source: CanvasImageSource = picture;
  let [w, h] = [picture.naturalWidth, picture.naturalHeight];
  let canvas: HTMLCanvasElement;
  do {
    [w, h] = [Math.max(w / 2, width), Math.max(h / 2, height)];
    canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(w));
    canvas.height = Math.max(1, Math.round(h));
    const context = canvas.getContext('2d');
    if (!context) throw new PictureRefusal('This browser has no room left for the picture.');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    source = canvas;
  } while (w > width || h > height);
  return canvas;
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(blob)
          : reject(new PictureRefusal('This file is too large for this browser to open.')),
      'image/jpeg',
      quality,
    );
  });
}
