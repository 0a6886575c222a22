import {
  type DocumentData,
  deleteDoc,
  doc,
  type Firestore,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { samplePost } from './post.sample.ts';
import {
  deletion,
  inDays,
  now,
  post,
  postChanges,
  published,
  stored,
} from './post-revision.sample.ts';
import { assertFails, assertSucceeds, personas, rulesDatabase, without } from './rules-database.ts';

const database = rulesDatabase();
const { save, remove } = postChanges(database);

beforeEach(() => database.store(post, stored));

describe('a deletion', () => {
  test('may keep the whole post under its id', async () => {
    await assertSucceeds(remove(deletion()));
  });

  test('may keep a whole post in which an import left NaN, and that alone', async () => {
    const imported = { ...stored, views: Number.NaN, ratings: [Number.NaN, { stars: Number.NaN }] };
    await database.store(post, imported);

    await assertFails(remove(deletion({ before: { ...imported, views: 0 } })));
    await assertFails(remove(deletion({ before: { ...imported, ratings: [Number.NaN] } })));
    await assertFails(remove(deletion({ before: without('views', imported) })));
    await assertFails(remove(deletion({ before: { ...imported, likes: Number.NaN } })));
    await assertSucceeds(remove(deletion({ before: imported })));
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
  const back = (as: Firestore, changes: DocumentData = {}) =>
    setDoc(doc(as, post), { ...stored, ...now(), ...changes });

  async function removedAgo(days: number, changes: DocumentData = {}) {
    const kept = { ...deletion(), at: inDays(-days), ...changes };
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

  test('may be brought back with the NaN that it had, and with nothing in its place', async () => {
    const imported = { ...stored, views: Number.NaN };
    await removedAgo(1, { before: imported });

    await assertFails(back(database.as('an admin'), { views: 0 }));
    await assertSucceeds(back(database.as('an admin'), imported));
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

  test.each<[string, DocumentData]>([
    ['an edit', { what: 'saved' }],
    ['another post', { post: 'second' }],
  ])('denied: with what is kept of %s', async (_words, changes) => {
    await removedAgo(1, changes);
    await assertFails(back(database.as('an admin')));

    await removedAgo(1);
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
