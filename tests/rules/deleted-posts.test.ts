import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { testWho } from './access.ts';
import { rulesPost } from './post.sample.ts';
import {
  deletion,
  inDays,
  now,
  post,
  postChanges,
  published,
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
const { save, remove } = postChanges(database);
const copy = 'postRevisions/first';

beforeEach(() => database.store(post, stored));

describe('a deletion', () => {
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

  test('denied: a copy of a post that stays, and replacing or deleting that of one that is gone', async () => {
    await assertFails(save(deletion(), { id: 'first' }));
    await assertSucceeds(remove(deletion()));
    const by = database.by('an admin');

    await assertFails(by.set(copy, deletion()));
    await assertFails(by.update(copy, { expiresAt: inDays(36) }));
    await assertFails(by.delete(copy));
  });
});

describe('a deleted post', () => {
  const back = (changes: DocumentData = {}, persona: Persona = 'an admin') =>
    database.by(persona).set(post, { ...stored, ...now(), ...changes });

  async function removedAgo(days: number, changes: DocumentData = {}) {
    const kept = { ...deletion(), at: inDays(-days), ...changes };
    await database.store(copy, kept);
    await database.erase(post);
  }

  test('may be brought back as it was for 30 days, and its copy dropped', async () => {
    const restore = () =>
      database.by('an admin').commit({ [post]: { ...stored, ...now() }, [copy]: null });
    await removedAgo(30.1);
    await assertFails(restore());
    await removedAgo(29.9);
    await assertSucceeds(restore());
  });

  test('may be brought back with the NaN that it had, and with nothing in its place', async () => {
    const imported = { ...stored, views: Number.NaN };
    await removedAgo(1, { before: imported });

    await assertFails(back({ views: 0 }));
    await assertSucceeds(back({ views: Number.NaN }));
  });

  test.each<[string, DocumentData]>([
    ['with another title', { title: 'Another' }],
    ['with another date', { datePublished: Timestamp.fromMillis(1.5e12) }],
    ['with another field', { unknown: 'x' }],
    ['with a client time as dateUpdated', { dateUpdated: Timestamp.fromMillis(1.5e12) }],
  ])('denied: %s', async (_words, changes) => {
    await removedAgo(1);

    await assertFails(back(changes));
    await assertSucceeds(back());
  });

  test.each<[string, DocumentData]>([
    ['an edit', { what: 'saved' }],
    ['another post', { post: 'second' }],
  ])('denied: with what is kept of %s', async (_words, changes) => {
    await removedAgo(1, changes);
    await assertFails(back());

    await removedAgo(1);
    await assertSucceeds(back());
  });

  test('denied: without the time of its return, or under another id', async () => {
    await removedAgo(1);
    const { set } = database.by('an admin');

    await assertFails(set(post, stored));
    await assertFails(set('mortgageBlogPosts/second', { ...stored, ...now() }));
    await assertSucceeds(back());
  });

  testWho('bring it back', 'an admin', async (persona) => {
    await removedAgo(1);
    await back({}, persona);
  });

  test('may have its copy dropped once it is stored again, but not changed or that of another', async () => {
    await database.store(copy, { ...deletion(), post: 'other', at: published });
    await assertFails(database.by('an admin').delete(copy));
    await database.store(copy, { ...deletion(), at: published });

    await assertFails(database.by('an admin').update(copy, { expiresAt: inDays(30) }));
    await assertSucceeds(database.by('an admin').delete(copy));
  });

  test('denied: dropping its copy with another post in its place', async () => {
    await removedAgo(1);
    const by = database.by('an admin');

    await assertFails(by.commit({ [post]: rulesPost(), [copy]: null }));
    await assertSucceeds(by.commit({ [post]: { ...stored, ...now() }, [copy]: null }));
  });

  test('may have its copy dropped when a new post is stored, also if there is none', async () => {
    const by = database.by('an admin');

    await assertSucceeds(
      by.commit({ 'mortgageBlogPosts/new': rulesPost(), 'postRevisions/new': null }),
    );
    await assertFails(by.delete('postRevisions/nothing'));
  });
});
