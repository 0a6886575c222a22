import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { batchSize } from '#src/features/dashboard/normalize/run-batches.ts';
import { samplePost } from './post.sample.ts';
import { daysFromNow } from './quote.sample.ts';
import {
  assertFails,
  assertSucceeds,
  type Persona,
  personas,
  rulesDatabase,
  signedInEmail,
  without,
} from './rules-database.ts';

const database = rulesDatabase();
const post = 'mortgageBlogPosts/first';
const published = Timestamp.fromMillis(1e12);
const stored = samplePost({ datePublished: published, views: 12, states: ['Texas', 'Ohio'] });
const inDays = (days: number) => Timestamp.fromDate(daysFromNow(days));

/** Returns what a save keeps. */
const revision = (changes: DocumentData = {}): DocumentData => ({
  post: 'first',
  what: 'saved',
  by: signedInEmail,
  at: serverTimestamp(),
  before: without('views', stored),
  expiresAt: inDays(365),
  ...changes,
});
const normalization = (changes: DocumentData = {}) =>
  revision({ what: 'normalized', before: { states: stored.states }, ...changes });
const deletion = (changes: DocumentData = {}) =>
  revision({ what: 'deleted', before: stored, expiresAt: inDays(30), ...changes });

type Kept = { id?: string; persona?: Persona };

/** Saves the post and keeps a revision, in one commit as the editor does. */
function save(kept: DocumentData, { id = 'random', persona = 'an admin' }: Kept = {}) {
  const as = database.as(persona);
  const batch = writeBatch(as);
  if (persona === 'an admin') batch.update(doc(as, post), samplePost({ title: 'Another' }));
  batch.set(doc(as, 'postRevisions', id), kept);
  return batch.commit();
}

/** Deletes the post and keeps a copy. */
function remove(kept: DocumentData, { id = 'first', persona = 'an admin' }: Kept = {}) {
  const as = database.as(persona);
  const batch = writeBatch(as);
  batch.delete(doc(as, post));
  batch.set(doc(as, 'postRevisions', id), kept);
  return batch.commit();
}

beforeEach(() => database.store(post, stored));

test('an admin may read and list revisions', async () => {
  await database.store('postRevisions/random', { post: 'first' });
  const as = database.as('an admin');

  await assertSucceeds(getDoc(doc(as, 'postRevisions/random')));
  await assertSucceeds(getDocs(collection(as, 'postRevisions')));
});

describe.each(['a visitor', 'a signed-in user'] as const)('%s', (persona) => {
  test('may not read, write or delete revisions', async () => {
    await database.store('postRevisions/random', { post: 'first' });
    await database.store('postRevisions/first', { post: 'first' });
    const as = database.as(persona);

    await assertFails(getDoc(doc(as, 'postRevisions/random')));
    await assertFails(getDocs(collection(as, 'postRevisions')));
    await assertFails(save(revision(), { persona }));
    await assertFails(save(revision({ by: 'user@example.com' }), { persona, id: 'new' }));
    await assertFails(remove(deletion(), { persona }));
    await assertFails(deleteDoc(doc(as, 'postRevisions/first')));
  });
});

describe('a save', () => {
  test('may keep what the post was, with or without fields that it does not change', async () => {
    await assertSucceeds(save(revision()));
    await database.store(post, stored);
    await assertSucceeds(save(revision({ before: stored }), { id: 'other' }));
  });

  test.each(Object.keys(revision()))('denied: %s is missing', async (field) => {
    await assertFails(save(without(field, revision())));
  });

  test.each<[string, DocumentData]>([
    ['a title that the post did not have', { before: { ...stored, title: 'Another' } }],
    ['a field that the post did not have', { before: { ...stored, role: 'x' } }],
    ['a text in place of the post', { before: 'x' }],
    ['what another post was', { post: 'second' }],
    ['what no post was', { post: 'third' }],
    ['another person', { by: 'other@example.com' }],
    ['a client time', { at: Timestamp.now() }],
    ['an unknown change', { what: 'unknown' }],
    ['another field', { note: 'x' }],
    ['an end more than a week early', { expiresAt: inDays(357.9) }],
    ['an end more than a week late', { expiresAt: inDays(372.1) }],
    ['an end that is a text', { expiresAt: daysFromNow(365).toISOString() }],
  ])('denied: %s', async (_words, changes) => {
    await database.store('mortgageBlogPosts/second', samplePost({ title: 'Second' }));

    await assertFails(save(revision(changes)));
  });

  test.each([358.1, 371.9])(
    'allowed: an end after %s days, by a clock that is off',
    async (days) => {
      await assertSucceeds(save(revision({ expiresAt: inDays(days) })));
    },
  );

  test('denied: under the id of the post, which is that of a deleted one', async () => {
    await assertFails(save(revision(), { id: 'first' }));
  });
});

describe('a normalization', () => {
  test('may keep the fields that it changes', async () => {
    await assertSucceeds(save(normalization()));
  });

  test.each<[string, DocumentData]>([
    ['a list that the post did not have', { before: { states: ['Texas'] } }],
    ['an end after 30 days', { expiresAt: inDays(30) }],
  ])('denied: %s', async (_words, changes) => {
    await assertFails(save(normalization(changes)));
  });

  test('may keep those of as many posts as one batch has', async () => {
    const as = database.as('an admin');
    const batch = writeBatch(as);
    for (let index = 0; index < batchSize; index += 1) {
      const id = `untidy-${index}`;
      await database.store(`mortgageBlogPosts/${id}`, stored);
      batch.update(doc(as, 'mortgageBlogPosts', id), { keywords: ['apr'] });
      batch.set(doc(as, `postRevisions/of-${id}`), normalization({ post: id }));
    }

    await assertSucceeds(batch.commit());
  });
});

test('an undone normalization may keep what the posts of one batch were', async () => {
  const as = database.as('an admin');
  const batch = writeBatch(as);
  for (let index = 0; index < batchSize; index += 1) {
    const id = `tidy-${index}`;
    await database.store(`mortgageBlogPosts/${id}`, stored);
    batch.update(doc(as, 'mortgageBlogPosts', id), { keywords: '["apr"]' });
    batch.set(doc(as, `postRevisions/of-${id}`), revision({ post: id }));
  }

  await assertSucceeds(batch.commit());
});

describe('a revision', () => {
  test('denied: changing or deleting it', async () => {
    await database.store('postRevisions/random', { ...revision(), at: published });
    const kept = doc(database.as('an admin'), 'postRevisions/random');

    await assertFails(save(revision()));
    await assertSucceeds(save(revision(), { id: 'other' }));
    await assertFails(updateDoc(kept, { before: {} }));
    await assertFails(setDoc(kept, revision()));
    await assertFails(deleteDoc(kept));
  });

  test('denied: deleting it once a post has its id', async () => {
    await database.store('postRevisions/random', { ...revision(), at: published });
    await database.store('mortgageBlogPosts/random', stored);

    await assertFails(deleteDoc(doc(database.as('an admin'), 'postRevisions/random')));
  });
});

describe('a deletion', () => {
  test('may keep the whole post under its id', async () => {
    await assertSucceeds(remove(deletion()));
  });

  test.each<[string, DocumentData, string?]>([
    ['a part of the post', { before: without('views', stored) }],
    ['another title', { before: { ...stored, title: 'Another' } }],
    ['another id', {}, 'random'],
    ['the id of another post', { post: 'second' }],
    ['another person', { by: 'other@example.com' }],
    ['another change', { what: 'saved' }],
    ['an end more than a week early', { expiresAt: inDays(22.9) }],
    ['an end more than a week late', { expiresAt: inDays(37.1) }],
  ])('denied: %s', async (_words, changes, id) => {
    await database.store('mortgageBlogPosts/second', stored);

    await assertFails(remove(deletion(changes), { id: id ?? 'first' }));
  });

  test.each([23.1, 36.9])('allowed: an end after %s days, by a clock that is off', async (days) => {
    await assertSucceeds(remove(deletion({ expiresAt: inDays(days) })));
  });

  test('denied: a copy of a post that stays', async () => {
    await assertFails(save(deletion(), { id: 'first' }));
  });

  test('denied: replacing or deleting the copy while the post is gone', async () => {
    await assertSucceeds(remove(deletion()));
    const copy = doc(database.as('an admin'), 'postRevisions/first');

    await assertFails(setDoc(copy, deletion()));
    await assertFails(updateDoc(copy, { expiresAt: inDays(36) }));
    await assertFails(deleteDoc(copy));
  });
});

describe('a deleted post', () => {
  const now = () => ({ dateUpdated: serverTimestamp() });
  const back = (as: Firestore, changes: DocumentData = {}) =>
    setDoc(doc(as, post), { ...stored, ...now(), ...changes });

  async function removedAgo(days: number) {
    const kept = { ...deletion(), at: inDays(-days) };
    await database.store('postRevisions/first', kept);
    await database.bypassRules((owner) => deleteDoc(doc(owner, post)));
  }

  test('may be brought back as it was within 30 days, and its copy dropped', async () => {
    await removedAgo(29.9);
    const as = database.as('an admin');
    const batch = writeBatch(as);
    batch.set(doc(as, post), { ...stored, ...now() });
    batch.delete(doc(as, 'postRevisions/first'));

    await assertSucceeds(batch.commit());
  });

  test('denied: after more than 30 days', async () => {
    await removedAgo(30.1);

    await assertFails(back(database.as('an admin')));
  });

  test.each<[string, DocumentData]>([
    ['with another title', { title: 'Another' }],
    ['with another date', { datePublished: Timestamp.fromMillis(1.5e12) }],
    ['with another field', { unknown: 'x' }],
    ['with a client time as dateUpdated', { dateUpdated: Timestamp.fromMillis(1.5e12) }],
  ])('denied: %s', async (_words, changes) => {
    await removedAgo(1);

    await assertFails(back(database.as('an admin'), changes));
    await assertSucceeds(back(database.as('an admin')));
  });

  test('denied: without the time of its return', async () => {
    await removedAgo(1);

    await assertFails(setDoc(doc(database.as('an admin'), post), stored));
  });

  test('denied: under another id', async () => {
    await removedAgo(1);
    const other = doc(database.as('an admin'), 'mortgageBlogPosts/second');

    await assertFails(setDoc(other, { ...stored, ...now() }));
  });

  test.each(personas.filter((persona) => persona !== 'an admin'))('denied: by %s', async (one) => {
    await removedAgo(1);

    await assertFails(back(database.as(one)));
  });

  test('may have its copy dropped once it is stored again, but not changed', async () => {
    await database.store('postRevisions/first', { ...deletion(), at: published });
    const copy = doc(database.as('an admin'), 'postRevisions/first');

    await assertFails(updateDoc(copy, { expiresAt: inDays(30) }));
    await assertSucceeds(deleteDoc(copy));
  });

  test('may have its copy dropped when a new post is stored, also if there is none', async () => {
    const as = database.as('an admin');
    const batch = writeBatch(as);
    batch.set(doc(as, 'mortgageBlogPosts/new'), samplePost());
    batch.delete(doc(as, 'postRevisions/new'));

    await assertSucceeds(batch.commit());
    await assertFails(deleteDoc(doc(as, 'postRevisions/nothing')));
  });
});
