import { collection, deleteDoc, doc, getDocs } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { read, write } from '#src/lib/firebase/request.ts';
import { onFirstUse } from '#src/lib/on-first-use.ts';
import { type AdminPost, toAdminPost } from '../to-admin-post.ts';

const posts = onFirstUse(() => collection(firestore(), collections.posts));

/**
 * Every document of the blog, in no order: asking the database for an order would leave out those
 * without a date.
 *
 * @throws ReadError
 */
export async function listAdminPosts(): Promise<AdminPost[]> {
  const { docs } = await read('all posts for the dashboard', () => getDocs(posts()));
  return docs.map((snapshot) => toAdminPost(snapshot.id, snapshot.data()));
}

/**
 * Deletes a post; one that is gone already is no failure.
 *
 * @throws WriteError
 */
export async function deletePost(id: string): Promise<void> {
  await write('the deletion of a post', () => deleteDoc(doc(posts(), id)));
}
