import { largeFile, smallPicture } from './picture-address.ts';

/** Each picture is stored as two JPEG files. Sides are in pixels; `firestore.rules` repeats the limits. */
export const pictureFileLimits = {
  large: { side: 1600, bytes: 600 * 1024 },
  small: { side: 800, bytes: 200 * 1024 },
} as const;

export type PictureSize = keyof typeof pictureFileLimits;

/** The maximum length of a picture's description, in code points; '' if it is decorative. */
export const maxDescriptionLength = 200;

/** Returns the address of a picture's large file. Its id, the file's SHA-256, is hex: base64 clashes without case. */
export function pictureAddress(id: string): string {
  return `/images/uploaded/${id}.jpg`;
}

/** Returns the id of the uploaded picture at an address; undefined for any other address. */
export function readPictureId(text: string): string | undefined {
  return largeFile.exec(text)?.[2];
}

/** Returns the ids of the uploaded pictures that a text names, such as the content of a post. */
export function findPictureIds(text: string): string[] {
  const anywhere = new RegExp(largeFile.source.slice(1, -1), 'g');
  return [...text.matchAll(anywhere)].map(([, , id = '']) => id);
}

/** The `sizes` of a picture that fills the width of a page's text. */
export const asWideAsText = '(min-width: 48rem) 45rem, 100vw';

/**
 * Returns both files of an uploaded picture as a `srcset`; undefined for any other address.
 *
 * @param size of the large file, in pixels; without it, the picture is taken to be as wide as allowed
 * @example pictureSources('/images/uploaded/3f….jpg') // '/images/uploaded/3f…-800.jpg 800w, /images/uploaded/3f….jpg 1600w'
 */
export function pictureSources(
  text: string,
  { width, height } = { width: pictureFileLimits.large.side as number, height: 0 },
): string | undefined {
  const small = smallPicture(text);
  if (small === text) return undefined;
  const scale = Math.min(1, pictureFileLimits.small.side / Math.max(width, height));
  return `${small} ${Math.round(width * scale)}w, ${text} ${width}w`;
}
