import { randomUUID } from 'node:crypto';
import { type DocumentData, FieldPath, Timestamp } from 'firebase-admin/firestore';
import { emulatorDatabase } from './emulator-app.ts';

/** Returns the posts of one test. All their slugs start with its word. */
export function writtenPosts() {
  // In letters, because lines break after hyphens only before a letter: pages that must break no word list its posts.
  const word = `e2e-${randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
  let count = 0;
  const database = emulatorDatabase();
  const posts = database.collection('mortgageBlogPosts');
  const revisions = database.collection('postRevisions');
  const drafts = database.collection('postDrafts');
  const redirects = database.collection('slugRedirects');
  const all = () =>
    posts.where('slug', '>=', word).where('slug', '<', `${word}~`).orderBy('slug').get();

  const ownDrafts = async () =>
    (await drafts.get()).docs.filter(
      (draft) =>
        draft.id.startsWith(word) || `${draft.get('title')} ${draft.get('slug')}`.includes(word),
    );

  return {
    word,

    /** Returns what is stored, ordered by slug. */
    async stored(): Promise<DocumentData[]> {
      return (await all()).docs.map((document) => ({ id: document.id, ...document.data() }));
    },

    /** Stores a complete post, older than those that other tests expect, whose id is its slug by default. */
    async add(changes: Readonly<Record<string, unknown>> = {}) {
      count += 1;
      const id = `${word}-${count}`;
      const post = {
        title: `Post ${count}`,
        slug: id,
        description: `What post ${count} is about.`,
        content: '<p>The stored words.</p>',
        author: '',
        image: '',
        keywords: ['fha', 'first home'],
        states: ['Texas'],
        category: 'Credit',
        datePublished: Timestamp.fromMillis(Date.UTC(1991, 4, 20 - count, 17)),
        // As if it had just been saved, after the site's search index was made.
        dateUpdated: Timestamp.now(),
        ...changes,
      };
      await posts.doc(id).set(post);
      return { ...post, id };
    },

    /** Changes a stored post as another person would. */
    change: (id: string, changes: DocumentData) => posts.doc(id).update(changes),

    /** Returns the drafts of this test on the server. */
    async drafts(): Promise<DocumentData[]> {
      return (await ownDrafts()).map((draft) => ({ id: draft.id, ...draft.data() }));
    },

    async remove(): Promise<void> {
      const left = await redirects.where(FieldPath.documentId(), '>=', word).get();
      const own = left.docs.filter(({ id }) => id.startsWith(word));
      const kept = await revisions.where('post', '>=', word).where('post', '<', `${word}~`).get();
      const documents = [...(await all()).docs, ...(await ownDrafts()), ...own, ...kept.docs];
      await Promise.all(documents.map(({ ref }) => ref.delete()));
    },
  };
}
