import { getApps, initializeApp } from 'firebase-admin/app';
import { type DocumentData, getFirestore } from 'firebase-admin/firestore';
import { host, ports, projects } from '#scripts/local/stack.ts';

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
    async store(name: string, fields: DocumentData): Promise<void> {
      const slug = `${word}-${name}`;
      ids.push(slug);
      await posts.doc(slug).set({ title: `${word} ${name}`, slug, ...fields });
    },

    async remove(): Promise<void> {
      await Promise.all(ids.map((id) => posts.doc(id).delete()));
    },
  };
}
