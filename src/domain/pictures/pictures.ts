/** The pictures that the owner uploads. Public pages load this module at once, so it stays small. */

/** Each picture is stored as two JPEG files. Sides are in pixels; `firestore.rules` repeats the limits. */
export const pictureFileLimits = {
  large: { side: 1600, bytes: 600 * 1024 },
  small: { side: 800, bytes: 200 * 1024 },
} as const;

export type PictureSize = keyof typeof pictureFileLimits;

/** The maximum length of a picture's description, in code points; '' if it is decorative. */
export const maxDescriptionLength = 200;

const folder = '/images/uploaded/';
const address = `${folder}([0-9a-f]{64})\\.jpg`;
const onlyAddress = new RegExp(`^${address}$`);

/**
 * Returns the address of a picture's large file, by which posts and the site's details name the picture.
 *
 * @param id the SHA-256 of the large file in lowercase hex, because base64 would clash on disks that ignore case
 */
export function pictureAddress(id: string): string {
  return `${folder}${id}.jpg`;
}

/** Returns the id of the uploaded picture at an address; undefined for any other address. */
export function readPictureId(text: string): string | undefined {
  return onlyAddress.exec(text)?.[1];
}

/** Returns the ids of the uploaded pictures that a text names, such as the content of a post. */
export function findPictureIds(text: string): string[] {
  return [...text.matchAll(new RegExp(address, 'g'))].map(([, id = '']) => id);
}

/** Whether an address is in the folder of the uploaded pictures' files. */
export function isUploaded(text: string | null): boolean {
  return text?.startsWith(folder) ?? false;
}

/** Returns the small file of an uploaded picture, for a card; any other address stays as it is. */
export function smallPicture(text: string): string {
  return readPictureId(text) ? text.replace('.jpg', '-800.jpg') : text;
}

/** As wide as allowed. */
const widest = { width: pictureFileLimits.large.side, height: 0 };

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
  { width, height }: { width: number; height: number } = widest,
): string | undefined {
  const id = readPictureId(text);
  const scale = Math.min(1, pictureFileLimits.small.side / Math.max(width, height));
  return id && `${folder}${id}-800.jpg ${Math.round(width * scale)}w, ${folder}${id}.jpg ${width}w`;
}
