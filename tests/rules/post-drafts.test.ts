import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { postCategories } from '#src/domain/posts/listing/blog-place.ts';
import { draftLimits } from '#src/features/editor/drafts/server-draft.ts';
import { usStates } from '#src/lib/us-states.ts';
import { samplePost } from './post.sample.ts';
import { daysFromNow } from './quote.sample.ts';
import {
  assertFails,
  assertSucceeds,
  type Persona,
  rulesDatabase,
  signedInEmail,
  without,
} from './rules-database.ts';

const database = rulesDatabase();
const path = 'postDrafts/first';

/** Returns a draft as the editor sends it, with nothing written. */
const draft = (changes: DocumentData = {}): DocumentData => ({
  title: '',
  slug: '',
  state: '',
  category: '',
  description: '',
  content: '',
  author: '',
  image: '',
  keywords: '',
  base: null,
  by: signedInEmail,
  at: serverTimestamp(),
  ...changes,
});

const save = (data: DocumentData, persona: Persona = 'an admin') =>
  setDoc(doc(database.as(persona), path), data);

test('an admin may read, list, create, change and delete drafts', async () => {
  const as = database.as('an admin');
  await assertSucceeds(save(draft()));
  await assertSucceeds(save(draft({ title: 'A title' })));
  await assertSucceeds(getDoc(doc(as, path)));
  const last = query(collection(as, 'postDrafts'), orderBy('at', 'desc'), limit(30));
  await assertSucceeds(getDocs(last));
  await assertSucceeds(deleteDoc(doc(as, path)));
  await assertSucceeds(deleteDoc(doc(as, path)));
});

describe.each(['a visitor', 'a signed-in user'] as const)('%s', (persona) => {
  test('may not read, list, write or delete drafts', async () => {
    const as = database.as(persona);
    await assertFails(save(draft(), persona));
    await assertFails(save(draft({ by: 'user@example.com' }), persona));
    await database.store(path, draft({ by: 'user@example.com' }));
    await assertFails(save(draft({ by: 'user@example.com' }), persona));
    await assertFails(getDoc(doc(as, path)));
    await assertFails(getDocs(collection(as, 'postDrafts')));
    await assertFails(deleteDoc(doc(as, path)));
  });
});

describe('a draft', () => {
  test.each(Object.keys(draft()))('denied: %s is missing', async (field) => {
    await assertFails(save(without(field, draft())));
  });

  test.each<[string, DocumentData]>([
    ['another field', { note: 'x' }],
    ['another person', { by: 'other@example.com' }],
    ['a client time', { at: Timestamp.now() }],
    ['an unknown state', { state: 'unknown' }],
    ['an unknown category', { category: 'unknown' }],
    ['a version of the post with another field', { base: { title: 'x', unknown: 'x' } }],
    ['a text as the version of the post', { base: 'x' }],
    ['a list as the version of the post', { base: ['title'] }],
  ])('denied: %s', async (_words, changes) => {
    await assertFails(save(draft(changes)));
  });

  test.each(['title', 'slug', 'description', 'content', 'author', 'image', 'keywords', 'state'])(
    'denied: a %s that is no text',
    async (field) => {
      for (const value of [null, 7, ['x'], { x: 'x' }]) {
        await assertFails(save(draft({ [field]: value })));
      }
    },
  );

  test.each(Object.entries(draftLimits))(
    '%s: at most %i characters, emoji included',
    async (field, max) => {
      await assertSucceeds(save(draft({ [field]: '😀'.repeat(max) })));
      await assertFails(save(draft({ [field]: 'x'.repeat(max + 1) })));
      await assertSucceeds(save(draft({ [field]: 'x' })));
    },
  );

  test('allowed: every state and category, and line breaks anywhere', async () => {
    for (const state of usStates) await assertSucceeds(save(draft({ state })));
    for (const category of postCategories) await assertSucceeds(save(draft({ category })));
    await assertSucceeds(save(draft({ title: 'Two\nlines', image: 'not an address' })));
  });

  test('allowed: the version of a post that it started from, in whatever form that is', async () => {
    const { datePublished: _, ...base } = samplePost();
    await assertSucceeds(save(draft({ base })));
    for (const name of Object.keys(base)) {
      await assertSucceeds(save(draft({ base: { [name]: 7 } })));
    }
    await assertSucceeds(save(draft({ base: {} })));
  });
});

describe('an admin who unpublishes a post', () => {
  const post = 'mortgageBlogPosts/first';
  const stored = samplePost({ datePublished: Timestamp.fromMillis(1e12), views: 12 });
  beforeEach(() => database.store(post, stored));

  interface Unpublishing {
    persona?: Persona;
    keepsDraft?: boolean;
    deletes?: boolean;
    from?: string;
    before?: DocumentData;
  }

  function unpublish(unpublishing: Unpublishing = {}) {
    const { persona = 'an admin', keepsDraft = true, deletes = true } = unpublishing;
    const { from = stored.slug, before = without('views', stored) } = unpublishing;
    const as = database.as(persona);
    const batch = writeBatch(as);
    batch.set(doc(as, 'postRevisions/random'), {
      post: 'first',
      what: 'unpublished',
      by: signedInEmail,
      at: serverTimestamp(),
      before,
      expiresAt: Timestamp.fromDate(daysFromNow(365)),
    });
    if (keepsDraft) batch.set(doc(as, path), draft({ title: 'A title' }));
    if (deletes) batch.delete(doc(as, post));
    batch.set(doc(as, 'slugRedirects', from), { post: 'first' });
    return batch.commit();
  }

  test('may keep its history, a draft, and its address, in one commit', async () => {
    await assertSucceeds(unpublish());
  });

  test('may keep its address in lowercase', async () => {
    await database.store(post, { ...stored, slug: 'Rate_Sheet' });
    const before = { ...without('views', stored), slug: 'Rate_Sheet' };
    await assertFails(unpublish({ before, from: 'Rate_Sheet' }));
    await assertSucceeds(unpublish({ before, from: 'rate_sheet' }));
  });

  test.each<[string, Unpublishing]>([
    ['without a draft', { keepsDraft: false }],
    ['of which the post stays', { deletes: false }],
    ['from another address', { from: 'elsewhere' }],
    ['with what the post was not', { before: { ...stored, title: 'Another' } }],
    ['as a visitor', { persona: 'a visitor' }],
    ['as a signed-in user', { persona: 'a signed-in user' }],
  ])('denied: %s', async (_words, unpublishing) => {
    await assertFails(unpublish(unpublishing));
  });
});
