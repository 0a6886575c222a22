import { collection, getCount, query, where } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { read } from '#src/lib/firebase/request.ts';

/**
 * Returns the number of posts that were saved since a time. It transfers no documents, and does not count
 * deletions, which leave nothing among the posts.
 *
 * @throws ReadError
 */
export async function countSavedSince(since: Date): Promise<number> {
  const saved = query(
    collection(firestore(), collections.posts),
    where('dateUpdated', '>=', since),
  );
  return (await read('the number of changed posts', () => getCount(saved))).data().count;
}
