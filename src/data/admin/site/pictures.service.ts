import {
  Bytes,
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { ownersFirestore, read, write } from '#src/data/firebase/request.ts';
import { fileTimeoutMs, pictureFile } from '#src/data/site/picture-files.service.ts';
import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import { parseDocument, z } from '#src/lib/loading/zod.ts';
import { toIsoDate } from '#src/model/posts/post.schema.ts';
import { collections } from '#src/model/site/collections.ts';

const pictureSchema = lazyValue(() =>
  z.object({
    description: z.string(),
    /** In pixels, like its height, of the large file. */
    width: z.int(),
    height: z.int(),
    /** When it was added, as an ISO time. */
    addedAt: z.pipe(z.unknown(), z.transform(toIsoDate)),
  }),
);

/** A stored picture, without its bytes. */
export type Picture = { id: string } & z.output<ReturnType<typeof pictureSchema>>;

interface PictureFile {
  /** A JPEG file without metadata. */
  bytes: Uint8Array;
  /** In pixels, like its height. */
  width: number;
  height: number;
}

export interface NewPicture {
  /** The SHA-256 of the large file, as hashFile() returns it. */
  id: string;
  description: string;
  large: PictureFile;
  /** With its own SHA-256. */
  small: PictureFile & { hash: string };
}

/** Stores a picture with both files, or leaves a stored one as it is; returns its description. @throws WriteError */
export async function storePicture(picture: NewPicture): Promise<string> {
  const findStored = async () => {
    const stored = await getDoc(referToPicture(picture.id));
    return stored.exists() ? String(stored.data().description) : undefined;
  };
  const store = async () => {
    const known = await findStored();
    if (known !== undefined) return known;
    try {
      await setAll(picture);
      return picture.description;
    } catch (cause) {
      // The answer was lost, or another tab was first: the rules refuse to store a picture again.
      const stored = await findStored();
      if (stored === undefined) throw cause;
      return stored;
    }
  };
  return write('a picture', store, fileTimeoutMs);
}

function setAll({ id, description, large, small }: NewPicture): Promise<void> {
  const batch = writeBatch(ownersFirestore());
  batch.set(referToPicture(id), {
    description,
    width: large.width,
    height: large.height,
    bytes: large.bytes.length,
    smallWidth: small.width,
    smallHeight: small.height,
    smallBytes: small.bytes.length,
    smallHash: small.hash,
    addedAt: serverTimestamp(),
  });
  batch.set(pictureFile(id, 'large'), { jpeg: Bytes.fromUint8Array(large.bytes) });
  batch.set(pictureFile(id, 'small'), { jpeg: Bytes.fromUint8Array(small.bytes) });
  return batch.commit();
}

function referToPicture(id: string) {
  return doc(ownersFirestore(), collections.pictures, id);
}

/** Returns the pictures that were added last, newest first, in one query that transfers no file. @throws ReadError */
export async function listNewestPictures(count = 24): Promise<Picture[]> {
  const { docs } = await read('the pictures', () => {
    const pictures = collection(ownersFirestore(), collections.pictures);
    return getDocs(query(pictures, orderBy('addedAt', 'desc'), limit(count)));
  });
  return toPictures(docs);
}

/** Returns a query for the pictures that were added before a time, the oldest first. */
export function picturesBefore(time: Date) {
  const pictures = collection(ownersFirestore(), collections.pictures);
  return query(pictures, where('addedAt', '<', time), orderBy('addedAt'));
}

/** Parses the documents of pictures, without malformed ones, which are logged. */
export function toPictures(docs: readonly QueryDocumentSnapshot[]): Picture[] {
  return docs.flatMap((stored) => {
    const picture = parseDocument(`the picture ${stored.id}`, pictureSchema(), stored.data());
    return picture ? [{ id: stored.id, ...picture }] : [];
  });
}

/** Changes the description of a picture for further posts; those that show it keep theirs. @throws WriteError */
export async function describePicture(id: string, description: string): Promise<void> {
  await write('the description of a picture', () => updateDoc(referToPicture(id), { description }));
}

/** Deletes a picture with its files. Succeeds if there is none. @throws WriteError */
export async function deletePicture(id: string): Promise<void> {
  await write('the deletion of a picture', () => {
    const batch = writeBatch(ownersFirestore());
    batch.delete(referToPicture(id));
    batch.delete(pictureFile(id, 'large'));
    batch.delete(pictureFile(id, 'small'));
    return batch.commit();
  });
}
