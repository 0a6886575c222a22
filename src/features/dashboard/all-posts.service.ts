import { collection, documentId, orderBy, query } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { pagedDocuments } from '#src/lib/firebase/paged-documents.ts';

/**
 * Every document of the blog, by id: to order them by a field would leave out those without it.
 *
 * @param what they are read for, for the log
 * @throws ReadError
 */
export function allPostDocuments(what: string) {
  const posts = collection(firestore(), collections.posts);
  return pagedDocuments(what, query(posts, orderBy(documentId())));
}
