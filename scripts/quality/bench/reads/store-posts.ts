import { createHash } from 'node:crypto';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Task } from '#scripts/lib/progress.ts';
import { collections } from '#src/domain/collections.ts';
import { historyLimits, type RevisionKind } from '#src/domain/posts/changes/post-revision.ts';
import { postCategories } from '#src/domain/posts/listing/blog-place.ts';
import { usStates } from '#src/lib/us-states.ts';
import { textsOf } from './growing-text.ts';

const batchSize = 250;
const progressStep = 50;
const dayMs = 86_400_000;
const newestDate = Date.UTC(2026, 0, 1);
/** Number of posts that are published after the index was built. */
const newCount = 3;
/** Numbers of the posts that are changed after the index was built. */
const changed = [4, 7];

/** Number of documents that are newer than the index after storeChanges. */
export const changesCount = newCount + changed.length;

/** Stores the posts `from` to `to` (exclusive), each a day older than the one before. */
export async function storePosts(
  firestore: Firestore,
  from: number,
  to: number,
  task: Task,
): Promise<void> {
  for (let start = from; start < to; start += batchSize) {
    task.update({ done: start - from, total: to - from, unit: 'posts' });
    const batch = firestore.batch();
    for (let number = start; number < Math.min(start + batchSize, to); number++) {
      batch.set(documentOf(firestore, slugOf(number)), {
        ...postOf(number),
        datePublished: Timestamp.fromMillis(newestDate - number * dayMs),
      });
    }
    await batch.commit();
  }
}

/** Stores as many earlier versions of each of `size` posts as its history shows, a day apart. */
export async function storeHistory(firestore: Firestore, size: number, task: Task): Promise<void> {
  const what: RevisionKind = 'saved';
  const revisions = firestore.collection(collections.postRevisions);
  for (let number = 0; number < size; number++) {
    if (number % progressStep === 0) task.update({ done: number, total: size, unit: 'posts' });
    const post = documentOf(firestore, slugOf(number)).id;
    const before = postOf(number);
    const batch = firestore.batch();
    for (let version = 0; version < historyLimits.shown; version++) {
      const at = newestDate - version * dayMs;
      batch.create(revisions.doc(), {
        post,
        what,
        by: 'owner@example.com',
        at: Timestamp.fromMillis(at),
        before,
        expiresAt: Timestamp.fromMillis(at + historyLimits.keptDays * dayMs),
      });
    }
    await batch.commit();
  }
}

/**
 * Publishes some posts and changes some others, like the editor.
 *
 * @returns a function that undoes it
 */
export async function storeChanges(firestore: Firestore): Promise<() => Promise<void>> {
  const now = FieldValue.serverTimestamp();
  const added = Array.from({ length: newCount }, (_, index) => `new-${index}`).map(
    (slug, number) => ({
      at: documentOf(firestore, slug),
      post: { ...postOf(number), slug },
    }),
  );
  const saved = changed.map((number) => documentOf(firestore, slugOf(number)));
  await Promise.all([
    ...added.map(({ at, post }) => at.set({ ...post, datePublished: now, dateUpdated: now })),
    ...saved.map((post) => post.update({ dateUpdated: now })),
  ]);
  return async () => {
    await Promise.all([
      ...added.map(({ at }) => at.delete()),
      ...saved.map((post) => post.update({ dateUpdated: FieldValue.delete() })),
    ]);
  };
}

/** Returns the slug of the post with this number. */
export function slugOf(number: number): string {
  return `post-${number}`;
}

function documentOf(firestore: Firestore, slug: string) {
  // As evenly distributed as the database's own ids, and the same on every run.
  const id = createHash('sha256').update(slug).digest('hex').slice(0, 20);
  return firestore.collection(collections.posts).doc(id);
}

function postOf(number: number) {
  return {
    ...textsOf(number),
    slug: slugOf(number),
    author: '',
    image: '',
    states: [itemOf(usStates, number)],
    category: itemOf(postCategories, number),
  };
}

function itemOf<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new RangeError('Nothing to choose from');
  return item;
}
