import {
  type DocumentData,
  limit,
  orderBy,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { postCategories } from '#src/domain/posts/listing/blog-place.ts';
import { usStates } from '#src/lib/us-states.ts';
import { samplePost } from './post.sample.ts';
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
  database.by(persona).set(path, data);

test('an admin may read, list, create, change and delete drafts', async () => {
  const by = database.by('an admin');
  await assertSucceeds(save(draft()));
  await assertSucceeds(save(draft({ title: 'A title' })));
  await assertSucceeds(by.get(path));
  await assertSucceeds(by.list('postDrafts', orderBy('at', 'desc'), limit(30)));
  await assertSucceeds(by.delete(path));
  await assertSucceeds(by.delete(path));
});

describe.each(['a visitor', 'a signed-in user'] as const)('%s', (persona) => {
  test('may not read, list, write or delete drafts', async () => {
    const by = database.by(persona);
    await assertFails(save(draft(), persona));
    await assertFails(save(draft({ by: 'user@example.com' }), persona));
    await database.store(path, draft({ by: 'user@example.com' }));
    await assertFails(save(draft({ by: 'user@example.com' }), persona));
    await assertFails(by.get(path));
    await assertFails(by.list('postDrafts'));
    await assertFails(by.delete(path));
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
    ['a number as the date of its post', { datePublished: 7 }],
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

  test('allowed: every state and category, and line breaks anywhere', async () => {
    for (const state of usStates) await assertSucceeds(save(draft({ state })));
    for (const category of postCategories) await assertSucceeds(save(draft({ category })));
    await assertSucceeds(save(draft({ title: 'Two\nlines', image: 'not an address' })));
  });

  test('allowed: the version of a post that it started from, in whatever form that is', async () => {
    const base = without('datePublished', without('dateUpdated', samplePost()));
    await assertSucceeds(save(draft({ base })));
    for (const name of Object.keys(base)) {
      await assertSucceeds(save(draft({ base: { [name]: 7 } })));
    }
    await assertSucceeds(save(draft({ base: {} })));
    for (const datePublished of [Timestamp.fromMillis(1e12), '2021-05-04'])
      await assertSucceeds(save(draft({ datePublished })));
  });
});
