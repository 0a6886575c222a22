import { collection, doc, serverTimestamp } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { keepRevision } from '#src/domain/posts/changes/keep-revision.service.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { inTransaction } from '#src/lib/firebase/in-transaction.ts';
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
 * Reads every post and returns the plan of a normalization. It writes nothing and keeps only the
 * changes of each post in memory.
 *
 * @param onRead receives the progress after each request
 * @param signal stops reading
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
 * Normalizes posts in one transaction. It reads each post again first, so that changes that somebody
 * else saved in the meantime are kept and normalized too. The fields that change go into the post's
 * history as they were.
 *
 * @param by the admin's email address, as in the token
 * @returns how many of the posts are clean now; the others are deleted or cannot be fixed. It
 *   includes posts changed by an earlier try with a lost response.
 * @throws WriteError
 */
export async function normalizeBatch(ids: readonly string[], by: string): Promise<number> {
  let givenUp = false;
  const normalize = () =>
    inTransaction(async (transaction) => {
      // The SDK retries on its own, but nothing must be written after a failure has been reported.
      if (givenUp) throw new Error('given up');
      const snapshots = await Promise.all(ids.map((id) => transaction.get(doc(posts(), id))));
      let tidyCount = 0;
      for (const snapshot of snapshots) {
        const found = changesOf(snapshot.data() ?? {});
        if (!snapshot.exists() || found.kind === 'problem') continue;
        tidyCount += 1;
        if (found.kind === 'none') continue;
        const fields = (value: 'before' | 'after') =>
          Object.fromEntries(found.changes.map((change) => [change.field, change[value]]));
        const what = 'normalized';
        keepRevision(transaction, { post: snapshot.id, what, before: fields('before'), by });
        transaction.update(snapshot.ref, { ...fields('after'), dateUpdated: serverTimestamp() });
      }
      return tidyCount;
    });
  try {
    return await write('normalized posts', normalize);
  } finally {
    givenUp = true;
  }
}
