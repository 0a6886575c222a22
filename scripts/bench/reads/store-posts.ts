import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../../src/domain/collections.ts';
import { postCategories } from '../../../src/domain/posts/post-categories.ts';
import { usStates } from '../../../src/lib/us-states.ts';
import type { Task } from '../../local/task.ts';
import { posts as seedPosts } from '../../seed/posts/index.ts';

const batchSize = 250;
const contentLength = 6_000;
const dayMs = 86_400_000;

/** Stores the posts number `from` up to, but not with, `to`: each a day older than the one before. */
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
      const { title, description, keywords, content } = itemOf(seedPosts, number);
      batch.set(firestore.collection(collections.posts).doc(), {
        title: `${title}, ${number}`,
        slug: slugOf(number),
        description,
        content: content.repeat(Math.ceil(contentLength / content.length)).slice(0, contentLength),
        author: '',
        image: '',
        keywords: [...keywords],
        states: [itemOf(usStates, number)],
        category: itemOf(postCategories, number),
        datePublished: Timestamp.fromMillis(Date.UTC(2026, 0, 1) - number * dayMs),
      });
    }
    await batch.commit();
  }
}

/** The slug of the post with that number. */
export function slugOf(number: number): string {
  return `${itemOf(seedPosts, number).slug}-${number}`;
}

function itemOf<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new RangeError('Nothing to choose from');
  return item;
}
