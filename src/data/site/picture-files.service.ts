import { type Bytes, doc, getDoc } from 'firebase/firestore/lite';
import { firestore } from '#src/data/firebase/firestore.ts';
import { read } from '#src/data/firebase/request.ts';
import type { PictureSize } from '#src/model/posts/pictures.ts';
import { collections } from '#src/model/site/collections.ts';

/** How long a file may take on a slow connection, in either direction. */
export const fileTimeoutMs = 60_000;

const endings: Record<PictureSize, string> = { large: '-1600', small: '-800' };

/** Returns the reference of one of a picture's files. */
export function pictureFile(id: string, size: PictureSize) {
  return doc(firestore(), collections.pictureFiles, id + endings[size]);
}

/** Returns a JPEG file of an uploaded picture, within 60 s; undefined if it is not stored. @throws ReadError */
export async function getPictureFile(
  id: string,
  size: PictureSize,
): Promise<Uint8Array | undefined> {
  const snapshot = await read('a picture', () => getDoc(pictureFile(id, size)), fileTimeoutMs);
  const jpeg: Bytes | undefined = snapshot.get('jpeg');
  return jpeg?.toUint8Array();
}
