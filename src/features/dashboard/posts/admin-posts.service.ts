import { deleteDoc, doc } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { write } from '#src/lib/firebase/request.ts';
import { allPostDocuments } from '../all-posts.service.ts';
import { type AdminPost, toAdminPost } from '../to-admin-post.ts';

/**
 * Every document of the blog, in no order that means anything to a reader.
 *
 * @throws ReadError
 */
export async function listAdminPosts(): Promise<AdminPost[]> {
  const found = await allPostDocuments('all posts for the dashboard');
  return found.map((snapshot) => toAdminPost(snapshot.id, snapshot.data()));
}

/**
 * Deletes a post; one that is gone already is no failure.
 *
 * @throws WriteError
 */
export async function deletePost(id: string): Promise<void> {
  await write('the deletion of a post', () => deleteDoc(doc(firestore(), collections.posts, id)));
}
