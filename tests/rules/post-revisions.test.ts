import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { testAccess } from './access.ts';
import { daysFromNow } from './leads.sample.ts';
import { rulesPost, sampleDraft } from './post.sample.ts';
import {
  type Change,
  deletes,
  deletion,
  inDays,
  now,
  post,
  postChanges,
  published,
  revision,
  stored,
  updates,
} from './post-revision.sample.ts';
import { assertFails, assertSucceeds, rulesDatabase, without } from './rules-database.ts';

const database = rulesDatabase();
const { keep, save, remove } = postChanges(database);

const normalization = (changes: DocumentData = {}) =>
  revision({ what: 'normalized', before: { states: stored.states }, ...changes });

/** Tidies a list of the post, and keeps a revision. */
const normalize = (kept: DocumentData) => keep(kept, updates({ states: ['Texas'], ...now() }));

beforeEach(() => database.store(post, stored));

testAccess(database, 'postRevisions/random', {
  get: 'an admin',
  list: 'an admin',
  delete: 'nobody',
});
// The copy of a post that is stored.
testAccess(
  database,
  'postRevisions/first',
  { delete: 'an admin' },
  { post: 'first', before: stored },
);

test.each(['a visitor', 'a signed-in user'] as const)(
  '%s may not write revisions',
  async (persona) => {
    await assertFails(save(revision(), { persona }));
    await assertFails(remove(deletion(), { persona }));
  },
);

describe('a save', () => {
  test('may keep what the post was, with or without fields that it does not change', async () => {
    await assertSucceeds(save(revision()));
    await database.store(post, stored);
    await assertSucceeds(save(revision({ before: stored }), { id: 'other' }));
  });

  test('may keep what an import left as NaN, and nothing in its place', async () => {
    await database.store(post, { ...stored, datePublished: Number.NaN });
    const before = { title: stored.title, datePublished: Number.NaN };

    await assertFails(save(revision({ before: { ...before, datePublished: 0 } })));
    await assertFails(save(revision({ before: { ...before, views: Number.NaN } })));
    await assertSucceeds(save(revision({ before })));
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
    ['a client time', { at: inDays(0) }],
    ['an unknown change', { what: 'unknown' }],
    ['another field', { note: 'x' }],
    ['an end more than a week early', { expiresAt: inDays(357.9) }],
    ['an end more than a week late', { expiresAt: inDays(372.1) }],
    ['an end that is a text', { expiresAt: daysFromNow(365).toISOString() }],
  ])('denied: %s', async (_words, changes) => {
    await database.store('mortgageBlogPosts/second', rulesPost({ title: 'Second' }));

    await assertFails(save(revision(changes)));
  });

  test.each([358.1, 371.9])(
    'allowed: an end after %s days, by a clock that is off',
    async (days) => {
      await assertSucceeds(save(revision({ expiresAt: inDays(days) })));
    },
  );

  test('denied: under the id of the post, of another one, or of one that the commit creates', async () => {
    await assertFails(save(revision(), { id: 'first' }));
    await assertFails(
      keep(
        revision(),
        [{ 'mortgageBlogPosts/second': rulesPost() }, { [post]: rulesPost({ title: 'Another' }) }],
        { id: 'second' },
      ),
    );
    await database.store('mortgageBlogPosts/second', rulesPost());
    await assertFails(save(revision(), { id: 'second' }));
    await assertSucceeds(save(revision(), { id: 'third' }));
  });

  test('may keep the fields of an older post to which the save only adds others', async () => {
    const { title: _, ...older } = stored;
    await database.store(post, { ...older, datePublished: '2021-05-04' });
    const kept = revision({ before: { slug: older.slug, datePublished: '2021-05-04' } });
    const edit = updates({
      ...stored,
      states: ['Texas'],
      datePublished: '2021-05-04',
      dateEdited: serverTimestamp(),
      ...now(),
    });

    await assertSucceeds(keep(kept, edit));
  });

  test.each<[string, Change]>([
    ['that is not in the commit', [{}]],
    ['of nothing but the time of the change', updates(now())],
    ['of another post', [{}, { 'mortgageBlogPosts/second': rulesPost() }]],
    ['that is a deletion', deletes],
  ])('denied: a save %s', async (_words, change) => {
    await database.store('mortgageBlogPosts/second', rulesPost({ title: 'Second' }));

    await assertFails(keep(revision(), change));
    await assertSucceeds(save(revision()));
  });
});

describe('a publication', () => {
  const publication = (changes: DocumentData = {}) =>
    revision({ post: 'new', what: 'published', before: {}, ...changes });
  const publish: Change = [{ 'mortgageBlogPosts/new': rulesPost({ slug: 'new' }) }];

  test.each<[string, DocumentData]>([
    ['another person', { by: 'other@example.com' }],
    ['a version before it', { before: { title: 'A title' } }],
    ['no map', { before: '' }],
    ['of a post that is there already', { post: 'first' }],
    ['of a post that is not there', { post: 'third' }],
    ['as a save', { what: 'saved' }],
    ['an end more than a week early', { expiresAt: inDays(357.9) }],
    ['an end more than a week late', { expiresAt: inDays(372.1) }],
  ])('denied: %s', async (_words, changes) => {
    await assertFails(keep(publication(changes), publish));
    await assertSucceeds(keep(publication(), publish));
  });

  test('denied: under the id of a post, without a post, and with an edit', async () => {
    await assertFails(keep(publication(), publish, { id: 'new' }));
    await assertFails(keep(publication(), [{}]));
    await assertFails(
      keep(publication({ post: 'first' }), updates(rulesPost({ title: 'Another' }))),
    );
    await assertSucceeds(keep(publication(), publish));
  });
});

describe('a normalization', () => {
  const lists = { states: stored.states, keywords: stored.keywords };

  test('may keep the lists that it changes', async () => {
    await assertSucceeds(normalize(normalization()));
    await database.store(post, stored);
    await assertSucceeds(
      keep(
        normalization({ before: lists }),
        updates({ states: ['Texas'], keywords: ['apr'], ...now() }),
        { id: 'other' },
      ),
    );
  });

  test.each<[string, DocumentData]>([
    ['a list that the post did not have', { before: { states: ['Texas'] } }],
    ['an end after 30 days', { expiresAt: inDays(30) }],
    ['a list that stays as it is', { before: { keywords: stored.keywords } }],
    ['no list', { before: {} }],
    ['a field that is no list', { before: { states: stored.states, unknown: 'x' } }],
    ['an unknown change', { what: 'unknown' }],
    ['unpublishing', { what: 'unpublished' }],
  ])('denied: %s', async (_words, changes) => {
    await database.store(post, { ...stored, unknown: 'x' });
    await assertFails(normalize(normalization(changes)));
    await assertSucceeds(normalize(normalization()));
  });

  test('denied: without a change, with a list that it does not name, and with an edit', async () => {
    await assertFails(keep(normalization(), [{}]));
    await assertFails(keep(normalization(), updates(rulesPost())));
    const both = updates({ states: ['Texas'], keywords: ['apr'], ...now() });
    await assertFails(keep(normalization(), both));
    await assertFails(keep(normalization(), deletes));
    await assertSucceeds(normalize(normalization()));
  });
});

describe('a revision', () => {
  test('denied: changing or deleting it', async () => {
    await database.store('postRevisions/random', { ...revision(), at: published });
    const by = database.by('an admin');

    await assertFails(save(revision()));
    await assertSucceeds(save(revision(), { id: 'other' }));
    await assertFails(by.update('postRevisions/random', { before: {} }));
    await assertFails(by.set('postRevisions/random', revision()));
    await assertFails(by.delete('postRevisions/random'));
    // Nor once a post has its id.
    await database.store('mortgageBlogPosts/random', stored);
    await assertFails(by.delete('postRevisions/random'));
  });
});

describe('unpublishing', () => {
  const kept = () => revision({ what: 'unpublished' });
  const draft = sampleDraft();
  const unpublish: Change = [{ 'postDrafts/first': draft, [post]: null }];

  test('may keep what the post was, under an id of its own', async () => {
    await assertFails(keep(kept(), unpublish, { id: 'first' }));
    await assertSucceeds(keep(kept(), unpublish));
  });

  test.each(['saved', 'normalized', 'unknown'])('denied: as %s', async (what) => {
    const before = { states: stored.states };
    await assertFails(keep({ ...kept(), what, before }, unpublish));
    await assertSucceeds(keep({ ...kept(), before }, unpublish));
  });

  test.each<[string, Change]>([
    ['a post that stays', [{ 'postDrafts/first': draft }]],
    [
      'a post that is edited',
      [{ 'postDrafts/first': draft }, { [post]: rulesPost({ title: 'Another' }) }],
    ],
    ['a post that leaves no draft', deletes],
    ['a post that leaves the draft of another', [{ 'postDrafts/second': draft, [post]: null }]],
  ])('denied: %s', async (_words, change) => {
    await assertFails(keep(kept(), change));
    await assertSucceeds(keep(kept(), unpublish));
  });
});
