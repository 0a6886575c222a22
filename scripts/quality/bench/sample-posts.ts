import { createHash } from 'node:crypto';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { posts as seedPosts } from '#scripts/content/posts/index.ts';
import { withProgress } from '#scripts/lib/progress.ts';
import { collections } from '#src/domain/collections.ts';
import { postCategories } from '#src/domain/posts/listing/blog-place.ts';
import { usStates } from '#src/lib/us-states.ts';

const dayMs = 86_400_000;
/** Numbers of the posts that are published again under another slug, or changed, after the index was built. */
const [added, changed] = [
  [0, 1, 2],
  [4, 7],
];

/** Number of documents that are newer than the index after storeChanges. */
export const changesCount = added.length + changed.length;

/** Stores the posts `from` to `to` (exclusive), each a day older than the one before. */
export async function storePosts(firestore: Firestore, from: number, to: number): Promise<void> {
  await withProgress('storing posts', async (task) => {
    const writer = firestore.bulkWriter({ throttling: false });
    let done = 0;
    writer.onWriteResult(() => task.update({ done: ++done, total: to - from, unit: 'posts' }));
    for (let number = from; number < to; number++) {
      const datePublished = Timestamp.fromMillis(Date.UTC(2026, 0, 1) - number * dayMs);
      void writer.set(documentFor(firestore, slugOf(number)), { ...postOf(number), datePublished });
    }
    await writer.close();
  });
}

/**
 * Publishes some posts and changes some others, like the editor.
 *
 * @returns a function that undoes it
 */
export async function storeChanges(firestore: Firestore): Promise<() => Promise<void>> {
  const now = FieldValue.serverTimestamp();
  const created = added.map((number) => ({ ...postOf(number), slug: `new-${number}` }));
  const saved = changed.map((number) => documentFor(firestore, slugOf(number)));
  for (const post of created) {
    const document = { ...post, datePublished: now, dateUpdated: now };
    await documentFor(firestore, post.slug).set(document);
  }
  for (const post of saved) await post.update({ dateUpdated: now });
  return async () => {
    for (const { slug } of created) await documentFor(firestore, slug).delete();
    for (const post of saved) await post.update({ dateUpdated: FieldValue.delete() });
  };
}

export function slugOf(number: number): string {
  return `post-${number}`;
}

function documentFor(firestore: Firestore, slug: string) {
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
    states: [usStates[number % usStates.length]],
    category: postCategories[number % postCategories.length],
  };
}

/** Sections of about 95 words; with their tags, a post has about 6,000 characters. */
const sectionsPerPost = 11;
const seedWords = seedPosts.flatMap(
  ({ content }) =>
    content
      .replace(/<[^>]*>/g, ' ')
      .toLowerCase()
      .match(/\b[a-z]{2,}\b/g) ?? [],
);

/**
 * Returns the texts of a post, by its number: words in no order, as frequent as in the seed's posts, and now
 * and then one that no other post has. The same number always has the same texts.
 */
export function textsOf(number: number) {
  const random = randomNumbers(number);
  const between = (least: number, most: number) =>
    least + Math.floor(random() * (most - least + 1));
  const word = () =>
    random() < 0.02
      ? `x${Math.floor(random() * 1e9)
          .toString(36)
          .replace(/\d/g, 'q')}`
      : (seedWords[between(0, seedWords.length - 1)] ?? '');
  const words = (least: number, most: number) => {
    const text = Array.from({ length: between(least, most) }, word).join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const section = () => {
    const sentences = Array.from({ length: between(4, 8) }, () => `${words(8, 22)}.`);
    return `<h2>${words(3, 7)}</h2><p>${sentences.join(' ')}</p>`;
  };
  return {
    title: words(5, 9),
    description: `${words(20, 26)}.`,
    keywords: Array.from({ length: 3 }, () => words(2, 2).toLowerCase()),
    content: Array.from({ length: sectionsPerPost }, section).join(''),
  };
}

/** Returns a generator of numbers from 0 to 1 (exclusive), the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
