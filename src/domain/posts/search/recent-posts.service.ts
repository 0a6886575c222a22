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
import { pagedDocuments, read } from '#src/lib/firebase/request.ts';
import { lazyValue } from '#src/lib/lazy-value.ts';
import { isTimestamp } from '#src/lib/parse-document.ts';
import { type StoredPost, storedPost } from '../stored-post.ts';

const posts = lazyValue(() => collection(firestore(), collections.posts));

/**
 * Returns the posts that were published or changed since a time. The editor sets both dates when it
 * publishes a post, so one query usually finds them all; each post is read once.
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
 * Returns the posts with these ids that exist.
 *
 * @param ids at most 30, the limit of a query
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
