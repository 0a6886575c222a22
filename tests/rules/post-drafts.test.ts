import { type DocumentData, limit, orderBy, Timestamp } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { usStates } from '#src/lib/format/us-states.ts';
import { postLimits } from '#src/model/post-changes/post-input.ts';
import { postCategories } from '#src/model/posts/blog-place.ts';
import { testAccess, testWho } from './access.ts';
import { rulesPost, sampleDraft } from './post.sample.ts';
import {
  assertFails,
  assertSucceeds,
  type Persona,
  rulesDatabase,
  without,
} from './rules-database.ts';

const database = rulesDatabase();
const path = 'postDrafts/first';

const save = (data: DocumentData, persona: Persona = 'an admin') =>
  database.by(persona).set(path, data);

testAccess(database, path, { get: 'an admin', list: 'an admin', delete: 'an admin' });
testWho('save a draft', 'an admin', (persona) => save(sampleDraft(), persona));
testWho('save a draft again', 'an admin', async (persona) => {
  await database.store(path, sampleDraft());
  await save(sampleDraft({ title: 'A title' }), persona);
});

test('an admin may list the newest drafts, and delete one that is gone', async () => {
  const by = database.by('an admin');
  await assertSucceeds(by.list('postDrafts', orderBy('at', 'desc'), limit(30)));
  await assertSucceeds(by.delete(path));
});

describe('a draft', () => {
  test.each(Object.keys(sampleDraft()))('denied: %s is missing', async (field) => {
    await assertFails(save(without(field, sampleDraft())));
  });

  test.each<[string, DocumentData]>([
    ['another field', { unknown: 'x' }],
    ['another person', { by: 'other@example.com' }],
    ['a client time', { at: Timestamp.now() }],
    ['a number as the date of its post', { datePublished: 7 }],
    ['a longer text as the date of its post', { datePublished: 'x'.repeat(101) }],
    ['an unknown state', { state: 'unknown' }],
    ['an unknown category', { category: 'unknown' }],
    ['a version of the post with another field', { base: { title: 'x', unknown: 'x' } }],
    ['a text as the version of the post', { base: 'x' }],
    ['a list as the version of the post', { base: ['title'] }],
  ])('denied: %s', async (_words, changes) => {
    await assertFails(save(sampleDraft(changes)));
    await database.store(path, sampleDraft());
    await assertFails(save(sampleDraft(changes)));
  });

  test.each(['title', 'slug', 'description', 'content', 'author', 'image', 'keywords', 'state'])(
    'denied: a %s that is no text',
    async (field) => {
      for (const value of [null, 7, ['x'], { x: 'x' }]) {
        await assertFails(save(sampleDraft({ [field]: value })));
      }
    },
  );

  test.each(Object.entries(postLimits))(
    'holds as long a %s as a post, as typed',
    async (field, limits) => {
      // Keywords have room for spaces and for words that are repeated.
      const max = 'count' in limits ? 2 * limits.length : limits.max;
      for (const one of ['x', '😀', '\n']) {
        await assertFails(save(sampleDraft({ [field]: one.repeat(max + 1) })));
        await assertSucceeds(save(sampleDraft({ [field]: one.repeat(max) })));
      }
    },
  );

  test('allowed: every state and category, and line breaks anywhere', async () => {
    for (const state of usStates) await assertSucceeds(save(sampleDraft({ state })));
    for (const category of postCategories) await assertSucceeds(save(sampleDraft({ category })));
    await assertSucceeds(save(sampleDraft({ title: 'Two\nlines', image: 'not an address' })));
  });

  test('allowed: the version of a post that it started from, in whatever form that is', async () => {
    const base = without('datePublished', without('dateUpdated', rulesPost()));
    await assertSucceeds(save(sampleDraft({ base })));
    for (const name of Object.keys(base)) {
      await assertSucceeds(save(sampleDraft({ base: { [name]: 7 } })));
    }
    await assertSucceeds(save(sampleDraft({ base: {} })));
    for (const datePublished of [Timestamp.fromMillis(1e12), '', 'x'.repeat(100)])
      await assertSucceeds(save(sampleDraft({ datePublished })));
  });
});
