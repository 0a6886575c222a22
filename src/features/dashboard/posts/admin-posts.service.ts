import { deleteDoc, doc } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { listStoredPosts } from '#src/domain/posts/all-posts.service.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { write } from '#src/lib/firebase/request.ts';
import { type AdminPost, toAdminPost } from '../to-admin-post.ts';

/**
 * Every document of the blog, in no order that means anything to a reader.
 *
 * @throws ReadError
 */
export async function listAdminPosts(): Promise<AdminPost[]> {
  const found = await listStoredPosts('all posts for the dashboard');
  return found.map(({ id, data }) => toAdminPost(id, data));
}

/**
 * Deletes a post; one that is gone already is no failure.
 *
 * @throws WriteError
 */
export async function deletePost(id: string): Promise<void> {
  await write('the deletion of a post', () => deleteDoc(doc(firestore(), collections.posts, id)));
}
