import { collection, documentId, orderBy, query } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { documentPages } from '#src/lib/firebase/request.ts';
import { type StoredPost, storedPost } from './stored-post.ts';

/**
 * Yields every document of the blog, ordered by id, one request at a time. Ordering by a field would
 * leave out the documents that lack it.
 *
 * @param what describes the read, for the log
 * @throws ReadError
 */
export async function* allPosts(what: string): AsyncGenerator<StoredPost[], void, void> {
  const posts = collection(firestore(), collections.posts);
  const pages = documentPages(what, query(posts, orderBy(documentId())));
  for await (const page of pages) yield page.map(storedPost);
}

/**
 * Returns all documents of `allPosts` in one array.
 *
 * @throws ReadError
 */
export async function listStoredPosts(what: string): Promise<StoredPost[]> {
  const found: StoredPost[] = [];
  for await (const page of allPosts(what)) found.push(...page);
  return found;
}
