import { collection, doc, serverTimestamp, type Transaction } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { keepRevision } from '#src/domain/posts/changes/post-changes.service.ts';
import { pickEditedFields } from '#src/domain/posts/changes/post-revision.ts';
import type { StoredPost } from '#src/domain/posts/stored-posts.ts';
import { inTransaction } from '#src/lib/firebase/auth.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { write } from '#src/lib/firebase/request.ts';
import { lazyValue } from '#src/lib/lazy-value.ts';
import { everyPost, type ReadProgress } from '../admin-posts.service.ts';
import {
  type ChangedPost,
  type FaultyPost,
  fieldsToUndo,
  type Normalization,
  toNormalization,
  type WordChange,
} from './normalization.ts';

const posts = lazyValue(() => collection(firestore(), collections.posts));

/**
 * Reads every post and returns the plan of a normalization. It writes nothing and keeps only the
 * changes of each post in memory.
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
 * @returns the posts that it changed, also by an earlier try with a lost response, and those that can
 *   no longer be fixed; the others are tidy or deleted
 */
export async function normalizeBatch(
  ids: readonly string[],
  by: string,
): Promise<Pick<Normalization, 'changedPosts' | 'faultyPosts'>> {
  const tried = new Map<string, ChangedPost>();
  return changePosts('normalized posts', ids, (transaction, stored) => {
    const { changedPosts, faultyPosts } = toNormalization(stored);
    const faultyIds = faultyPosts.map(({ id }) => id);
    const changedBefore = stored.flatMap(({ id }) => {
      const isTidy = !faultyIds.includes(id) && !changedPosts.some((post) => post.id === id);
      return (isTidy && tried.get(id)) || [];
    });
    for (const post of changedPosts) {
      const { id, changes } = post;
      tried.set(id, post);
      keepRevision(transaction, {
        post: id,
        what: 'normalized',
        before: listValues(changes, 'before'),
        by,
      });
      updatePost(transaction, id, listValues(changes, 'after'));
    }
    return { changedPosts: [...changedBefore, ...changedPosts], faultyPosts };
  });
}

/**
 * Puts the lists of normalized posts back in one transaction, as one more save of each post with its
 * own version in the history.
 *
 * @returns how many are as before, and those that were changed since or deleted, which are left as they are
 */
export function undoBatch(changed: readonly ChangedPost[], by: string) {
  const ids = changed.map(({ id }) => id);
  return changePosts('undone normalizations', ids, (transaction, stored) => {
    const changedSince = changed.filter(({ id, changes }) => {
      const data = stored.find((post) => post.id === id)?.data;
      const fields = data && fieldsToUndo(data, changes);
      if (!fields) return true;
      if (Object.keys(fields).length > 0) {
        keepRevision(transaction, { post: id, what: 'saved', before: pickEditedFields(data), by });
        updatePost(transaction, id, fields);
      }
      return false;
    });
    return { undoneCount: changed.length - changedSince.length, changedSince };
  });
}

function listValues(changes: readonly WordChange[], value: 'before' | 'after') {
  return Object.fromEntries(changes.map((change) => [change.field, change[value]]));
}

/** Adds fields of a post, with the time of the save, to a transaction. */
export function updatePost(transaction: Transaction, id: string, fields: Record<string, unknown>) {
  transaction.update(doc(posts(), id), { ...fields, dateUpdated: serverTimestamp() });
}

/** Reads those of the posts that exist, and writes what `change` adds to the transaction. */
export async function changePosts<Result>(
  what: string,
  ids: readonly string[],
  change: (transaction: Transaction, stored: readonly StoredPost[]) => Result,
): Promise<Result> {
  let givenUp = false;
  const run = () =>
    inTransaction(async (transaction) => {
      // The SDK retries on its own, but nothing must be written after a failure has been reported.
      if (givenUp) throw new Error('given up');
      const snapshots = await Promise.all(ids.map((id) => transaction.get(doc(posts(), id))));
      const stored = snapshots.flatMap((snapshot) => {
        const data = snapshot.data();
        return data ? [{ id: snapshot.id, data }] : [];
      });
      return change(transaction, stored);
    });
  try {
    return await write(what, run);
  } finally {
    givenUp = true;
  }
}
