import { collection, doc, runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { write } from '#src/lib/firebase/request.ts';
import { lazyValue } from '#src/lib/lazy-value.ts';
import { everyPost, type ReadProgress } from '../every-post.service.ts';
import {
  type ChangedPost,
  type FaultyPost,
  type Normalization,
  toNormalization,
} from './normalization.ts';
import { changesOf } from './post-changes.ts';

const posts = lazyValue(() => collection(firestore(), collections.posts));

/**
 * Reads every post and says what normalizing would do to it. It writes nothing, and keeps of a post
 * only what would change.
 *
 * @param onRead told after each request how far the reading is
 * @param signal ends the reading
 * @throws ReadError, or the signal's reason
 */
export async function planNormalization(
  onRead: (progress: ReadProgress) => void,
  signal: AbortSignal,
): Promise<Normalization> {
  const changedPosts: ChangedPost[] = [];
  const faultyPosts: FaultyPost[] = [];
  let postCount = 0;
  for await (const { posts: read, progress } of everyPost('all posts to normalize')) {
    signal.throwIfAborted();
    const found = toNormalization(read);
    postCount += found.postCount;
    changedPosts.push(...found.changedPosts);
    faultyPosts.push(...found.faultyPosts);
    onRead(progress);
  }
  return { postCount, changedPosts, faultyPosts };
}

/**
 * Normalizes some posts, all or none of them. Each is read again first: what somebody else has
 * saved meanwhile is kept and normalized in its turn.
 *
 * @returns how many of the posts are tidy now; the others are gone or beyond mending. What a try
 *   has changed whose answer was lost is counted as well.
 * @throws WriteError
 */
export async function normalizeBatch(ids: readonly string[]): Promise<number> {
  let givenUp = false;
  const normalize = () =>
    runTransaction(firestore(), async (transaction) => {
      // The SDK tries again by itself: nothing must be written once a failure has been reported.
      if (givenUp) throw new Error('given up');
      const snapshots = await Promise.all(ids.map((id) => transaction.get(doc(posts(), id))));
      let tidyCount = 0;
      for (const snapshot of snapshots) {
        const found = changesOf(snapshot.data() ?? {});
        if (!snapshot.exists() || found.kind === 'problem') continue;
        tidyCount += 1;
        if (found.kind === 'none') continue;
        const update = found.changes.map(({ field, after }) => [field, after] as const);
        transaction.update(snapshot.ref, {
          ...Object.fromEntries(update),
          dateUpdated: serverTimestamp(),
        });
      }
      return tidyCount;
    });
  try {
    return await write('normalized posts', normalize);
  } finally {
    givenUp = true;
  }
}
