import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { emulatorDatabase } from './emulator-app.ts';

/** Posts of one test, in a category of their own and older than those that other tests expect. */
export function ownPosts() {
  const word = randomUUID();
  const category = `Category ${word}`;
  const stored = emulatorDatabase().collection('mortgageBlogPosts');
  let count = 0;
  const slug = (number: number) => `${word}-${number}`;
  return {
    category,

    /** Stores a post and makes up the missing fields. Each is a day older than the one before. */
    async add(fields: Readonly<Record<string, string>> = {}) {
      count += 1;
      const post = {
        title: `Post ${count}`,
        slug: slug(count),
        description: `What post ${count} is about.`,
        content: '<p>A paragraph.</p>',
        author: 'R. Writer',
        image: '',
        keywords: [],
        states: ['Texas'],
        category,
        datePublished: Timestamp.fromMillis(Date.UTC(1991, 4, 20 - count, 17)),
        ...fields,
      };
      // As if it had just been saved, after the site's search index was made.
      await stored.doc(slug(count)).set({ ...post, dateUpdated: Timestamp.now() });
      return post;
    },

    async remove(): Promise<void> {
      for (; count > 0; count--) await stored.doc(slug(count)).delete();
    },
  };
}

export type OwnPosts = ReturnType<typeof ownPosts>;
