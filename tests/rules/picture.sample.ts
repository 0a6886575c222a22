import { Bytes, type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import type { NewPicture } from '#src/data/admin/site/pictures.service.ts';
import { pictureFileLimits } from '#src/model/posts/pictures.ts';

/** The documents of a picture, as storePicture() writes them. */
export interface PictureDocuments {
  /** The path of its metadata. */
  picture: string;
  /** Its metadata. */
  data: DocumentData;
  /** The paths of its files. */
  files: string[];
  byPath: Record<string, DocumentData>;
}

/** Returns the documents of a picture. */
export function pictureDocuments({ id, description, large, small }: NewPicture): PictureDocuments {
  const picture = `pictures/${id}`;
  const data = {
    description,
    width: large.width,
    height: large.height,
    bytes: large.bytes.length,
    smallWidth: small.width,
    smallHeight: small.height,
    smallBytes: small.bytes.length,
    smallHash: small.hash,
    addedAt: serverTimestamp(),
  };
  const files = Object.values(pictureFileLimits).map(({ side }) => `pictureFiles/${id}-${side}`);
  const [largeFile = '', smallFile = ''] = files;
  const byPath = {
    [picture]: data,
    [largeFile]: { jpeg: Bytes.fromUint8Array(large.bytes) },
    [smallFile]: { jpeg: Bytes.fromUint8Array(small.bytes) },
  };
  return { picture, data, files, byPath };
}
