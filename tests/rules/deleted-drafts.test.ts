import type { DocumentData } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { sampleDraft } from './post.sample.ts';
import {
  type Change,
  inDays,
  post,
  postChanges,
  published,
  revision,
  stored,
} from './post-revision.sample.ts';
import {
  assertFails,
  assertSucceeds,
  type Persona,
  rulesDatabase,
  without,
} from './rules-database.ts';

const database = rulesDatabase();
const { keep } = postChanges(database);
const draft = sampleDraft();
const theirs = { ...draft, title: 'A title', by: 'other@example.com', at: published };
const kept = (changes: DocumentData = {}) =>
  revision({ what: 'discarded', before: theirs, expiresAt: inDays(30), ...changes });
const discard: Change = [{ 'postDrafts/first': null }];
beforeEach(() => database.store('postDrafts/first', theirs));

test('a deleted draft may leave a copy with every field, under an id of its own, also without a post', async () => {
  await assertFails(keep(kept(), discard, { id: 'first' }));
  await assertSucceeds(keep(kept(), discard));

  await database.erase(post);
  await database.store('postDrafts/first', theirs);
  await assertSucceeds(keep(kept(), discard, { id: 'other' }));
});

test.each<[string, DocumentData]>([
  ['another title', { before: { ...theirs, title: 'Another' } }],
  ['a part of the draft', { before: without('title', theirs) }],
  ['another field', { before: { ...theirs, role: 'x' } }],
  ['another person', { by: 'other@example.com' }],
  ['a client time', { at: inDays(0) }],
  ['another change', { what: 'deleted' }],
  ['the draft of another post', { post: 'second' }],
  ['an end more than a week early', { expiresAt: inDays(22.9) }],
  ['an end more than a week late', { expiresAt: inDays(37.1) }],
])('a copy is denied: %s', async (_words, changes) => {
  await database.store('postDrafts/second', { ...theirs, title: 'Second' });
  await assertFails(keep(kept(changes), discard));
  await assertSucceeds(keep(kept(), discard));
});

test.each([23.1, 36.9])(
  'a copy may have an end after %s days, by a clock that is off',
  async (days) => {
    await assertSucceeds(keep(kept({ expiresAt: inDays(days) }), discard));
  },
);

test('a copy is denied: of a draft that stays, and under the id of another post', async () => {
  await assertFails(keep(kept(), [{}]));
  await database.store('mortgageBlogPosts/random', stored);
  await assertFails(keep(kept(), discard));
  await assertSucceeds(keep(kept(), discard, { id: 'other' }));
});

describe('a deleted draft that comes back', () => {
  beforeEach(async () => {
    await database.erase('postDrafts/first');
    await database.store('postRevisions/random', { ...kept(), at: published });
  });

  /** Saves a draft and drops the copy. */
  const back = (changes: DocumentData = {}, to = 'first', persona: Persona = 'an admin') =>
    database.by(persona).commit({
      [`postDrafts/${to}`]: { ...draft, title: 'A title', ...changes },
      'postRevisions/random': null,
    });

  test('may drop its copy, with the same words by whoever brings it back', async () => {
    await assertSucceeds(back());
  });

  test.each<[string, DocumentData, string?, Persona?]>([
    ['with another title', { title: 'Another' }],
    ['as the draft of another post', {}, 'second'],
    ['by a signed-in user', {}, 'first', 'a signed-in user'],
  ])('denied: %s', async (_words, changes, to, persona) => {
    await assertFails(back(changes, to, persona));
    await assertSucceeds(back());
  });

  test('denied: dropping the copy while the draft is gone, or changing it', async () => {
    const by = database.by('an admin');
    await assertFails(by.delete('postRevisions/random'));
    await assertFails(by.update('postRevisions/random', { expiresAt: inDays(36) }));
  });

  test('denied: dropping another revision of a post with the same draft', async () => {
    const before = { ...draft, title: 'A title', at: published };
    await database.store('postRevisions/random', { ...revision(), before, at: published });
    await assertFails(back());
  });
});
