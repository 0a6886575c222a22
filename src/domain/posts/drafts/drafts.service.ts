import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
} from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { ownersFirestore, read, write } from '#src/lib/firebase/request.ts';
import { draftsShown, type PostDraft, toPostDraft } from './post-draft.ts';

/** Returns the reference of a post's draft. */
export function draftOf(post: string) {
  return doc(ownersFirestore(), collections.postDrafts, post);
}

/**
 * Returns the drafts that were saved last, newest first, in one query.
 *
 * @throws ReadError
 */
export async function listDrafts(): Promise<PostDraft[]> {
  const { docs } = await read('the drafts', () => {
    const drafts = collection(ownersFirestore(), collections.postDrafts);
    return getDocs(query(drafts, orderBy('at', 'desc'), limit(draftsShown)));
  });
  return docs.flatMap((draft) => toPostDraft(draft.id, draft.data()) ?? []);
}

/**
 * Deletes the draft of a post. Succeeds if there is none.
 *
 * @throws WriteError
 */
export async function deletePostDraft(post: string): Promise<void> {
  await write('the deletion of a draft', () => deleteDoc(draftOf(post)));
}
