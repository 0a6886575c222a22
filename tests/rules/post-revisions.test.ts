import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { emptyPost } from '#src/features/editor/post-input.ts';
import type { Add } from './commit.ts';
import { samplePost } from './post.sample.ts';
import {
  deletion,
  inDays,
  nothing,
  now,
  post,
  postChanges,
  published,
  revision,
  stored,
  updates,
} from './post-revision.sample.ts';
import { daysFromNow } from './quote.sample.ts';
import {
  assertFails,
  assertSucceeds,
  rulesDatabase,
  signedInEmail,
  without,
} from './rules-database.ts';

const database = rulesDatabase();
const { keep, save, remove } = postChanges(database);

const normalization = (changes: DocumentData = {}) =>
  revision({ what: 'normalized', before: { states: stored.states }, ...changes });

/** Tidies a list of the post, and keeps a revision. */
const normalize = (kept: DocumentData) => keep(kept, updates({ states: ['Texas'], ...now() }));

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

  test('denied: under the id of another post, or of one that the commit creates', async () => {
    await assertFails(
      keep(
        revision(),
        (batch, at) => {
          batch.update(at(post), samplePost({ title: 'Another' }));
          batch.set(at('mortgageBlogPosts/second'), samplePost());
        },
        { id: 'second' },
      ),
    );
    await database.store('mortgageBlogPosts/second', samplePost());
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

  test.each<[string, Add]>([
    ['that is not in the commit', nothing],
    ['of nothing but the time of the change', updates(now())],
    ['of another post', (batch, at) => batch.update(at('mortgageBlogPosts/second'), samplePost())],
    ['that is a deletion', (batch, at) => batch.delete(at(post))],
  ])('denied: a save %s', async (_words, change) => {
    await database.store('mortgageBlogPosts/second', samplePost({ title: 'Second' }));

    await assertFails(keep(revision(), change));
    await assertSucceeds(save(revision()));
  });
});

describe('a publication', () => {
  const publication = (changes: DocumentData = {}) =>
    revision({ post: 'new', what: 'published', before: {}, ...changes });
  const publish: Add = (batch, at) =>
    batch.set(at('mortgageBlogPosts/new'), samplePost({ slug: 'new' }));

  test('may keep who published the post, and nothing before it', async () => {
    await assertSucceeds(keep(publication(), publish));
  });

  test.each<[string, DocumentData]>([
    ['another person', { by: 'other@example.com' }],
    ['a version before it', { before: { title: 'A title' } }],
    ['no map', { before: '' }],
    ['of a post that is there already', { post: 'first' }],
    ['of a post that is not there', { post: 'third' }],
    ['as a save', { what: 'saved' }],
    ['an end after 30 days', { expiresAt: inDays(30) }],
  ])('denied: %s', async (_words, changes) => {
    await assertFails(keep(publication(changes), publish));
    await assertSucceeds(keep(publication(), publish));
  });

  test('denied: under the id of a post, without a post, and with an edit', async () => {
    await assertFails(keep(publication(), publish, { id: 'new' }));
    await assertFails(keep(publication(), nothing));
    await assertFails(
      keep(publication({ post: 'first' }), updates(samplePost({ title: 'Another' }))),
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
    await assertFails(keep(normalization(), nothing));
    await assertFails(keep(normalization(), updates(samplePost())));
    const both = updates({ states: ['Texas'], keywords: ['apr'], ...now() });
    await assertFails(keep(normalization(), both));
    await assertFails(keep(normalization(), (batch, at) => batch.delete(at(post))));
    await assertSucceeds(normalize(normalization()));
  });
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

describe('unpublishing', () => {
  const kept = () => revision({ what: 'unpublished' });
  const draft = {
    ...emptyPost,
    base: null,
    by: signedInEmail,
    at: serverTimestamp(),
  };
  const unpublish: Add = (batch, at) => {
    batch.set(at('postDrafts/first'), draft);
    batch.delete(at(post));
  };

  test('may keep what the post was, under an id of its own', async () => {
    await assertFails(keep(kept(), unpublish, { id: 'first' }));
    await assertSucceeds(keep(kept(), unpublish));
  });

  test.each(['saved', 'normalized', 'unknown'])('denied: as %s', async (what) => {
    const before = { states: stored.states };
    await assertFails(keep({ ...kept(), what, before }, unpublish));
    await assertSucceeds(keep({ ...kept(), before }, unpublish));
  });

  test.each<[string, Add]>([
    ['a post that stays', (batch, at) => batch.set(at('postDrafts/first'), draft)],
    [
      'a post that is edited',
      (batch, at) => {
        batch.set(at('postDrafts/first'), draft);
        batch.update(at(post), samplePost({ title: 'Another' }));
      },
    ],
    ['a post that leaves no draft', (batch, at) => batch.delete(at(post))],
    [
      'a post that leaves the draft of another',
      (batch, at) => {
        batch.set(at('postDrafts/second'), draft);
        batch.delete(at(post));
      },
    ],
  ])('denied: %s', async (_words, change) => {
    await assertFails(keep(kept(), change));
    await assertSucceeds(keep(kept(), unpublish));
  });
});
