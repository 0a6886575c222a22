import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { samplePost } from './post.sample.ts';
import {
  assertFails,
  assertSucceeds,
  type Persona,
  personas,
  rulesDatabase,
} from './rules-database.ts';

const database = rulesDatabase();
const post = 'mortgageBlogPosts/first';
const old = samplePost().slug;

interface Move {
  persona?: Persona;
  /** The id of the redirect. */
  from?: string;
  to?: string;
  redirect?: DocumentData;
}

/** Gives the post another slug and leaves a redirect, in one commit as the editor does. */
function move({ persona = 'an admin', from = old, to = 'anew', redirect = {} }: Move = {}) {
  const as = database.as(persona);
  const batch = writeBatch(as);
  batch.update(doc(as, post), samplePost({ slug: to }));
  batch.set(doc(as, 'slugRedirects', from), { post: 'first', ...redirect });
  return batch.commit();
}

beforeEach(() => database.store(post, samplePost()));

describe.each(personas)('%s', (persona) => {
  test('may read and list redirects', async () => {
    await database.store('slugRedirects/older', { post: 'first' });
    const as = database.as(persona);

    await assertSucceeds(getDoc(doc(as, 'slugRedirects/older')));
    await assertSucceeds(getDocs(collection(as, 'slugRedirects')));
  });
});

describe.each(['a visitor', 'a signed-in user'] as const)('%s', (persona) => {
  test('may not write or delete a redirect', async () => {
    await database.store('slugRedirects/older', { post: 'first' });

    await assertFails(move({ persona }));
    await assertFails(setDoc(doc(database.as(persona), 'slugRedirects/older'), { post: 'second' }));
    await assertFails(deleteDoc(doc(database.as(persona), 'slugRedirects/older')));
  });
});

describe('an admin who changes the slug of a post', () => {
  test('may leave a redirect to it', async () => {
    await assertSucceeds(move());
  });

  test('may leave it in place of another one', async () => {
    await database.store(`slugRedirects/${old}`, { post: 'second' });

    await assertSucceeds(move());
  });

  test('may leave it in lowercase for an older slug with capitals', async () => {
    await database.store(post, samplePost({ slug: 'Rate_Sheet' }));

    await assertSucceeds(move({ from: 'rate_sheet' }));
    await database.store(post, samplePost({ slug: 'Rate_Sheet' }));
    await assertFails(move({ from: 'Rate_Sheet' }));
  });

  test.each<[string, Move]>([
    ['from a slug that the post did not have', { from: 'elsewhere' }],
    ['from the new slug', { from: 'anew' }],
    ['while the slug stays', { to: old }],
    ['with another field', { redirect: { slug: 'anew' } }],
    ['to a post that does not exist', { redirect: { post: 'third' } }],
    ['to another post', { redirect: { post: 'second' } }],
    ['to a number', { redirect: { post: 7 } }],
  ])('denied: a redirect %s', async (_words, change) => {
    await database.store('mortgageBlogPosts/second', samplePost({ slug: 'second' }));

    await assertFails(move(change));
  });

  test('denied: a redirect from a slug that differs from the new one in capitals only', async () => {
    await database.store(post, samplePost({ slug: 'Reading-a-Rate-Sheet' }));

    await assertFails(move({ to: old }));
    await assertSucceeds(move());
  });

  test('denied: a redirect while the post does not change', async () => {
    await database.store('slugRedirects/older', { post: 'first' });
    const as = database.as('an admin');

    await assertFails(setDoc(doc(as, 'slugRedirects', old), { post: 'first' }));
    await assertFails(setDoc(doc(as, 'slugRedirects/older'), { post: 'second' }));
  });

  test('denied: a redirect without a post', async () => {
    await assertFails(setDoc(doc(database.as('an admin'), 'slugRedirects', old), {}));
  });

  test('denied: a redirect to a post that is deleted at the same time', async () => {
    const as = database.as('an admin');
    const batch = writeBatch(as);
    batch.delete(doc(as, post));
    batch.set(doc(as, 'slugRedirects', old), { post: 'first' });

    await assertFails(batch.commit());
  });
});

test('an admin may end a redirect, as when a post takes its address over', async () => {
  await database.store('slugRedirects/older', { post: 'first' });
  const as = database.as('an admin');
  const batch = writeBatch(as);
  batch.set(doc(as, 'mortgageBlogPosts/second'), samplePost({ slug: 'older' }));
  batch.delete(doc(as, 'slugRedirects/older'));

  await assertSucceeds(batch.commit());
});
