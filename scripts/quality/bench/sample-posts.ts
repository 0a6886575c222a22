import { createHash } from 'node:crypto';
import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { posts as seedPosts } from '#scripts/content/posts/index.ts';
import { withProgress } from '#scripts/lib/progress.ts';
import { collections } from '#src/domain/collections.ts';
import { postCategories } from '#src/domain/posts/listing/blog-place.ts';
import { usStates } from '#src/lib/us-states.ts';

const dayMs = 86_400_000;
/** Numbers of the posts that are published again under another slug, or changed, after the index was built. */
const added = [0, 1, 2];
const changed = [4, 7];

export const changesCount = added.length + changed.length;

/** Stores the posts `from` to `to` (exclusive), each a day older than the one before. */
export function storePosts(firestore: Firestore, from: number, to: number): Promise<void> {
  return storeNumbered(firestore, [from, to], (number) => {
    const datePublished = Timestamp.fromMillis(Date.UTC(2026, 0, 1) - number * dayMs);
    return [[documentFor(firestore, slugOf(number)), { ...postOf(number), datePublished }]];
  });
}

/** Stores the documents of the numbers `from` to `to` (exclusive), with their progress. */
export function storeNumbered(
  firestore: Firestore,
  [from, to]: readonly [from: number, to: number],
  documentsOf: (number: number) => (readonly [DocumentReference, DocumentData])[],
): Promise<void> {
  return withProgress('storing', async (task) => {
    const writer = firestore.bulkWriter({ throttling: false });
    let done = 0;
    writer.onWriteResult(() => task.update({ done: ++done, total: to - from, unit: 'documents' }));
    for (let number = from; number < to; number++) {
      for (const [document, data] of documentsOf(number)) void writer.set(document, data);
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
  // Four bytes for each choice, of which a post makes fewer than 3,500.
  const random = createHash('shake256', { outputLength: 16_000 }).update(`${number}`).digest();
  let at = 0;
  const next = () => random.readUInt32BE(4 * at++);
  const word = () =>
    next() % 50 === 0
      ? `x${Array.from(next().toString(), (digit) => 'bcdfghjklm'[Number(digit)]).join('')}`
      : (seedWords[next() % seedWords.length] ?? '');
  const words = (least: number, most: number) => {
    const length = least + (next() % (most - least + 1));
    const text = Array.from({ length }, word).join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const sentences = (count: number) => Array.from({ length: count }, () => `${words(8, 22)}.`);
  const section = () => `<h2>${words(3, 7)}</h2><p>${sentences(6).join(' ')}</p>`;
  return {
    title: words(5, 9),
    description: `${words(20, 26)}.`,
    keywords: Array.from({ length: 3 }, () => words(2, 2).toLowerCase()),
    content: Array.from({ length: sectionsPerPost }, section).join(''),
  };
}
