import { getApps, initializeApp } from 'firebase-admin/app';
import { type DocumentData, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { host, ports, projects } from '#scripts/local/stack.ts';

/** May 4, 1990. */
export const longAgo = Timestamp.fromDate(new Date('1990-05-04T17:00:00Z'));

/**
 * Stores posts in the emulator's database past its rules, and removes them again.
 *
 * @param word part of each post's id and slug, in letters that no other test uses
 */
export function storedPosts(word: string) {
  process.env.FIRESTORE_EMULATOR_HOST = `${host}:${ports.firestore}`;
  const app = getApps()[0] ?? initializeApp({ projectId: projects.test });
  const posts = getFirestore(app).collection('mortgageBlogPosts');
  const ids: string[] = [];
  return {
    /** Stores a post. One from long ago comes after those of other tests. */
    async store(name: string, fields: DocumentData): Promise<void> {
      const slug = `${word}-${name}`;
      ids.push(slug);
      await posts.doc(slug).set({ title: `${word} ${name}`, slug, ...fields });
    },

    /** Returns a stored post, or undefined. */
    async read(name: string): Promise<DocumentData | undefined> {
      return (await posts.doc(`${word}-${name}`).get()).data();
    },

    /** Removes one post, or all of them. */
    async remove(name?: string): Promise<void> {
      const gone = name === undefined ? ids : [`${word}-${name}`];
      await Promise.all(gone.map((id) => posts.doc(id).delete()));
    },
  };
}
