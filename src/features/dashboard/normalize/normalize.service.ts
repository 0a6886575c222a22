import { collection, doc, serverTimestamp, type Transaction } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { keepRevision } from '#src/domain/posts/changes/post-changes.service.ts';
import type { StoredPost } from '#src/domain/posts/stored-posts.ts';
import { inTransaction } from '#src/lib/firebase/auth.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { write } from '#src/lib/firebase/request.ts';
import { lazyValue } from '#src/lib/lazy-value.ts';
import { shownTitle, toAdminPost } from '../admin-post.ts';
import { everyPost, type ReadProgress } from '../admin-posts.service.ts';
import { normalizeLists } from './normalization.ts';

const posts = lazyValue(() => collection(firestore(), collections.posts));

export interface NamedPost {
  id: string;
  title: string;
}

interface NormalizationPlan {
  postCount: number;
  /** Posts that normalizing changes. */
  untidy: readonly NamedPost[];
  /** Posts that cannot be normalized and stay as they are. */
  faulty: readonly NamedPost[];
}

/** Reads every post and returns the plan of a normalization. It writes nothing, and keeps only names in memory. */
export async function planNormalization(
  onRead: (progress: ReadProgress) => void,
  signal: AbortSignal,
): Promise<NormalizationPlan> {
  const untidy: NamedPost[] = [];
  const faulty: NamedPost[] = [];
  let postCount = 0;
  for await (const { posts: read, progress } of everyPost('all posts to normalize')) {
    signal.throwIfAborted();
    postCount += read.length;
    for (const post of read) {
      const lists = normalizeLists(post.data);
      if (!lists) faulty.push(toNamed(post));
      else if (Object.keys(lists).length > 0) untidy.push(toNamed(post));
    }
    onRead(progress);
  }
  return { postCount, untidy, faulty };
}

/**
 * Normalizes posts in one transaction. It reads each post again first, so that changes that somebody
 * else saved in the meantime are kept and normalized too. The fields that change go into the post's
 * history as they were.
 *
 * @returns the posts that it changed, also by an earlier try with a lost response; the others are tidy, deleted, or
 *   can no longer be fixed
 */
export async function normalizeBatch(ids: readonly string[], by: string): Promise<NamedPost[]> {
  const tried = new Set<string>();
  return changePosts('normalized posts', ids, (transaction, stored) => {
    for (const { id, data } of stored) {
      const lists = normalizeLists(data) ?? {};
      const fields = Object.keys(lists);
      if (fields.length === 0) continue;
      tried.add(id);
      const before = Object.fromEntries(fields.map((field) => [field, data[field]]));
      keepRevision(transaction, { post: id, what: 'normalized', before, by });
      updatePost(transaction, id, lists);
    }
    return stored.filter(({ id }) => tried.has(id)).map(toNamed);
  });
}

function toNamed({ id, data }: StoredPost): NamedPost {
  return { id, title: shownTitle(toAdminPost(id, data)) };
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
