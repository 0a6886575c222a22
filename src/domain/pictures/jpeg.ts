/** What a JPEG file says of itself ahead of its image data. Sides are in pixels. */
export interface JpegHeader {
  width: number;
  height: number;
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
/** JFIF, color profile, Adobe's color transform: what a decoder needs. */
const neededApplicationSegments = [0xe0, 0xe2, 0xee];

/**
 * Reads the header of a JPEG file.
 *
 * @returns undefined if the file is not a JPEG or is cut off before its image data
 */
export function readJpeg(bytes: Uint8Array): JpegHeader | undefined {
  const segments = listSegments(bytes);
  const frame = segments?.find(isFrame);
  if (!segments || !frame || frame.end - frame.start < 9) return undefined;
  return {
    height: readNumber(bytes, frame.start + 5),
    width: readNumber(bytes, frame.start + 7),
    hasMetadata: segments.some(isMetadata),
  };
}

/**
 * Returns a JPEG file without what is not needed to show it: EXIF (with the camera and the place), XMP, IPTC and
 * comments. Safari's canvas adds some of that. Any other file is returned as it is.
 */
export function withoutMetadata(bytes: Uint8Array): Uint8Array {
  const segments = listSegments(bytes);
  if (!segments?.some(isMetadata)) return bytes;
  const parts = segments
    .filter((segment) => !isMetadata(segment))
    .map(({ start, end }) => bytes.subarray(start, end));
  const kept = new Uint8Array(2 + parts.reduce((total, { length }) => total + length, 0));
  kept.set(bytes.subarray(0, 2));
  let at = 2;
  for (const part of parts) {
    kept.set(part, at);
    at += part.length;
  }
  return kept;
}

/** Returns the SHA-256 of a file in lowercase hex, 64 characters: the id of a picture is that of its large file. */
export async function hashFile(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the segments of a JPEG file after its first two bytes; the last one is all of the image data.
 *
 * @returns undefined if the file is not a JPEG or is cut off before its image data
 */
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

function isMetadata({ marker }: Segment): boolean {
  const isOfApplication = marker >= 0xe0 && marker <= 0xef;
  return marker === 0xfe || (isOfApplication && !neededApplicationSegments.includes(marker));
}

/** Reads two bytes, the higher one first. */
function readNumber(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
}
