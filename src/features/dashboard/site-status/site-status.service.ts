import { collection, getCount, orderBy, query, where } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { revisions } from '#src/domain/posts/changes/keep-revision.service.ts';
import type { RevisionKind } from '#src/domain/posts/changes/post-revision.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { read } from '#src/lib/firebase/request.ts';

/** How many posts changed. */
export interface PostChanges {
  saved: number;
  deleted: number;
}

const deletion: RevisionKind = 'deleted';

/**
 * Returns the number of posts that were saved and deleted since a time. It transfers no documents.
 *
 * @throws ReadError
 */
export async function countChangesSince(since: Date): Promise<PostChanges> {
  const saved = query(
    collection(firestore(), collections.posts),
    where('dateUpdated', '>=', since),
  );
  const deleted = query(
    revisions(),
    where('what', '==', deletion),
    where('at', '>=', since),
    // The order of the index that the list of deleted posts uses.
    orderBy('at', 'desc'),
  );
  const [savedCount, deletedCount] = await Promise.all([
    read('the number of changed posts', () => getCount(saved)),
    read('the number of deleted posts', () => getCount(deleted)),
  ]);
  return { saved: savedCount.data().count, deleted: deletedCount.data().count };
}
