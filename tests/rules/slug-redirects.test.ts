import type { DocumentData } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { testAccess, testWho } from './access.ts';
import { rulesPost, sampleDraft } from './post.sample.ts';
import {
  assertFails,
  assertSucceeds,
  type Persona,
  rulesDatabase,
  type Writes,
} from './rules-database.ts';

const database = rulesDatabase();
const post = 'mortgageBlogPosts/first';
const old = rulesPost().slug;

interface Move {
  persona?: Persona;
  /** The id of the redirect. */
  from?: string;
  to?: string;
  redirect?: DocumentData;
}

/** Gives the post another slug and leaves a redirect, in one commit as the editor does. */
function move({ persona = 'an admin', from = old, to = 'anew', redirect = {} }: Move = {}) {
  return database
    .by(persona)
    .commit(
      { [`slugRedirects/${from}`]: { post: 'first', ...redirect } },
      { [post]: rulesPost({ slug: to }) },
    );
}

beforeEach(() => database.store(post, rulesPost()));

testAccess(database, 'slugRedirects/older', {
  get: 'a visitor',
  list: 'a visitor',
  delete: 'an admin',
});
testWho('move a post and leave a redirect', 'an admin', (persona) => move({ persona }));
testWho('change a redirect alone', 'nobody', async (persona) => {
  await database.store('slugRedirects/older', { post: 'first' });
  await database.by(persona).set('slugRedirects/older', { post: 'second' });
});

describe('an admin who changes the slug of a post', () => {
  test('may leave it in place of another one', async () => {
    await database.store(`slugRedirects/${old}`, { post: 'second' });

    await assertSucceeds(move());
  });

  test('may leave it in lowercase for an older slug with capitals', async () => {
    await database.store(post, rulesPost({ slug: 'Rate_Sheet' }));

    await assertSucceeds(move({ from: 'rate_sheet' }));
    await database.store(post, rulesPost({ slug: 'Rate_Sheet' }));
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
    await database.store('mortgageBlogPosts/second', rulesPost({ slug: 'second' }));

    await assertFails(move(change));
  });

  test('denied: a redirect from a slug that differs from the new one in capitals only', async () => {
    await database.store(post, rulesPost({ slug: 'Reading-a-Rate-Sheet' }));

    await assertFails(move({ to: old }));
    await assertSucceeds(move());
  });

  test('denied: a redirect while the post does not change, or without a post', async () => {
    const { set } = database.by('an admin');

    await assertFails(set(`slugRedirects/${old}`, { post: 'first' }));
    await assertFails(set(`slugRedirects/${old}`, {}));
  });
});

describe('an admin who unpublishes a post', () => {
  const draft = sampleDraft();
  const unpublish = (from: string, writes: Writes = { [post]: null, 'postDrafts/first': draft }) =>
    database.by('an admin').commit({ ...writes, [`slugRedirects/${from}`]: { post: 'first' } });

  test('may keep its address, in lowercase', async () => {
    await assertSucceeds(unpublish(old));
    await database.store(post, rulesPost({ slug: 'Rate_Sheet' }));
    await assertFails(unpublish('Rate_Sheet'));
    await assertSucceeds(unpublish('rate_sheet'));
  });

  test.each<[string, Writes?]>([
    ['elsewhere'],
    [old, { [post]: null }],
    [old, { 'postDrafts/first': draft }],
    [old, { [post]: null, 'postDrafts/second': draft }],
  ])('denied: a redirect from %s with %o', async (from, writes) => {
    await assertFails(unpublish(from, writes));
    await assertSucceeds(unpublish(old));
  });
});
