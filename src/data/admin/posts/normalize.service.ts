import { collection, doc, serverTimestamp, type Transaction } from 'firebase/firestore/lite';
import { keepRevision } from '#src/data/admin/posts/post-changes.service.ts';
import { inTransaction } from '#src/data/firebase/auth.ts';
import { firestore } from '#src/data/firebase/firestore.ts';
import { countDocuments } from '#src/data/firebase/owners-query.ts';
import { write } from '#src/data/firebase/request.ts';
import { allPosts } from '#src/data/posts/stored-posts.service.ts';
import { shownTitle, toAdminPost } from '#src/model/post-changes/admin-post.ts';
import { batchSize, normalizeLists } from '#src/model/post-changes/normalization.ts';
import type { StoredPost } from '#src/model/posts/stored-posts.ts';
import { collections } from '#src/model/site/collections.ts';

const posts = () => collection(firestore(), collections.posts);

export interface NamedPost {
  id: string;
  title: string;
}

/** What a run has done so far. */
export interface Normalization {
  readCount: number;
  totalCount: number;
  changed: readonly NamedPost[];
  /** Posts that cannot be normalized and stay as they are. */
  faulty: readonly NamedPost[];
}

/**
 * Reads every post and normalizes in batches. Yields after each step; the next one starts when the consumer asks for it.
 */
export async function* normalizePosts(by: string): AsyncGenerator<Normalization, void, void> {
  const counted = await countDocuments('the number of all posts', posts);
  const changed: NamedPost[] = [];
  const faulty: NamedPost[] = [];
  let readCount = 0;
  // Posts may have been added since the count.
  const report = () => ({
    readCount,
    totalCount: Math.max(readCount, counted),
    changed: [...changed],
    faulty: [...faulty],
  });
  for await (const page of allPosts('all posts to normalize')) {
    readCount += page.length;
    faulty.push(...page.filter(({ data }) => !normalizeLists(data)).map(toNamed));
    const untidy = page.filter(({ data }) => Object.keys(normalizeLists(data) ?? {}).length > 0);
    yield report();
    for (let done = 0; done < untidy.length; done += batchSize) {
      const ids = untidy.slice(done, done + batchSize).map(({ id }) => id);
      changed.push(...(await normalizeBatch(ids, by)));
      yield report();
    }
  }
}

/**
 * Normalizes posts in one transaction. It reads each post again first, so that changes that somebody
 * else saved in the meantime are kept and normalized too. The fields that change go into the post's
 * history as they were.
 *
 * @returns the posts that it changed; the others are tidy, deleted, or can no longer be fixed
 */
function normalizeBatch(ids: readonly string[], by: string): Promise<NamedPost[]> {
  return changePosts('normalized posts', ids, (transaction, stored) =>
    stored.flatMap((post) => {
      const { id, data } = post;
      const lists = normalizeLists(data) ?? {};
      const fields = Object.keys(lists);
      if (fields.length === 0) return [];
      const before = Object.fromEntries(fields.map((field) => [field, data[field]]));
      keepRevision(transaction, { post: id, what: 'normalized', before, by });
      updatePost(transaction, id, lists);
      return toNamed(post);
    }),
  );
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
