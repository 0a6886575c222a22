import {
  collection,
  documentId,
  getCount,
  getDocs,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { pagedDocuments } from '#src/lib/firebase/paged-documents.ts';
import { read } from '#src/lib/firebase/request.ts';
import { onFirstUse } from '#src/lib/on-first-use.ts';
import { isTimestamp } from '#src/lib/timestamp.ts';
import { type StoredPost, storedPost } from '../stored-post.ts';

const posts = onFirstUse(() => collection(firestore(), collections.posts));

/**
 * The posts that were published or changed since then. As a rule a post that was published was
 * saved by the editor, which notes the change as well: it is read once.
 *
 * @throws ReadError
 */
export async function postsSince(since: Date): Promise<StoredPost[]> {
  const publishedSince = query(posts(), where('datePublished', '>=', since));
  const [changed, publishedCount] = await Promise.all([
    stored('changed posts', 'dateUpdated', since),
    read('the number of new posts', () => getCount(publishedSince)),
  ]);
  const amongChanged = changed.filter(({ data: { datePublished: date } }) => {
    return isTimestamp(date) && date.toDate() >= since;
  });
  if (publishedCount.data().count <= amongChanged.length) return changed;
  const published = await stored('new posts', 'datePublished', since);
  const byId = new Map([...published, ...changed].map((post) => [post.id, post]));
  return [...byId.values()];
}

/**
 * The posts of some ids that there are.
 *
 * @param ids at most 30, as a query takes no more
 * @throws ReadError
 */
export async function postsOf(ids: readonly string[]): Promise<StoredPost[]> {
  const wanted = query(posts(), where(documentId(), 'in', ids));
  return (await read('posts by their ids', () => getDocs(wanted))).docs.map(storedPost);
}

async function stored(what: string, field: string, since: Date): Promise<StoredPost[]> {
  const found = query(posts(), where(field, '>=', since), orderBy(field));
  return (await pagedDocuments(what, found)).map(storedPost);
}
