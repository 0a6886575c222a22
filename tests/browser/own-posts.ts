import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { storedPosts } from './stored-posts.ts';

/**
 * Complete posts of one test, in a category of their own and older than the posts that other tests
 * expect.
 */
export function ownPosts() {
  const word = randomUUID();
  const category = `Category ${word}`;
  const stored = storedPosts(word);
  let count = 0;
  return {
    category,

    /** Stores a post and makes up the missing fields. Each is a day older than the one before. */
    async add(fields: Readonly<Record<string, string>> = {}) {
      count += 1;
      const post = {
        title: `Post ${count}`,
        slug: `${word}-${count}`,
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
      await stored.store(String(count), { ...post, dateUpdated: Timestamp.now() });
      return post;
    },

    remove: stored.remove,
  };
}

export type OwnPosts = ReturnType<typeof ownPosts>;
