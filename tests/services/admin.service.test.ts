import fc from 'fast-check';
import { type DocumentData, doc, getDoc, Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  normalizeBatch,
  planNormalization,
} from '#src/features/dashboard/normalize/normalize.service.ts';
import { deletePost, listAdminPosts } from '#src/features/dashboard/posts/admin-posts.service.ts';
import { saveRates } from '#src/features/dashboard/rates/save-rates.service.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { rulesDatabase } from '#tests/rules/rules-database.ts';

const name = vi.hoisted(() => 'services-admin');
vi.mock('#src/lib/firebase/firestore.ts', async () => {
  const { firestoreAs } = await import('./admin-firestore.ts');
  const firestore = firestoreAs('admin', name);
  return { firestore: () => firestore };
});

const database = rulesDatabase(name);
const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset().mockImplementation(() => {}));

const storePost = (id: string, data: DocumentData) =>
  database.store(`mortgageBlogPosts/${id}`, data);
const stored = async (path: string) => (await getDoc(doc(database.as('a visitor'), path))).data();
const storedPost = (id: string) => stored(`mortgageBlogPosts/${id}`);

describe('saveRates', () => {
  it('overwrites the whole document, also what it had more', async () => {
    await database.store('siteData/current', { fixed30: '1%', heloc: '8%' });

    await saveRates(rates);

    expect(await stored('siteData/current')).toEqual(rates);
  });

  it('throws a named error and logs no content when the rules deny it', async () => {
    await expect(saveRates({ ...rates, arm51: 'x'.repeat(41) })).rejects.toMatchObject({
      name: 'WriteError',
    });
    expect(log.mock.calls).toEqual([['Could not write the rates: permission-denied']]);
  });
});

describe('listAdminPosts', () => {
  it('lists every document, also those that visitors do not get to see', async () => {
    const day = Timestamp.fromDate(new Date('2026-01-02T17:00:00Z'));
    await storePost('whole', { title: 'Whole', slug: 'whole', datePublished: day });
    await storePost('undated', { title: 'Undated', slug: 'undated' });
    await storePost('broken', { title: 7, states: 'Texas', datePublished: '2021-05-04' });

    const posts = await listAdminPosts();

    expect(posts).toHaveLength(3);
    expect(posts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'whole', datePublished: '2026-01-02T17:00:00.000Z' }),
        expect.objectContaining({ id: 'undated', datePublished: '' }),
        expect.objectContaining({ id: 'broken', title: '', slug: '', states: ['Texas'] }),
      ]),
    );
  });
});

describe('deletePost', () => {
  it('deletes one post, and one that is gone is no failure', async () => {
    await storePost('one', { title: 'One' });
    await storePost('other', { title: 'Other' });

    await deletePost('one');
    await deletePost('one');

    expect(await storedPost('one')).toBeUndefined();
    expect(await storedPost('other')).toEqual({ title: 'Other' });
  });
});

describe('normalization', () => {
  it('changes only states and keywords, and only what is present and untidy', async () => {
    const dirty = { title: '["Title"]', keywords: '["fha", "va"]', views: 12, states: ['Texas'] };
    await storePost('dirty', dirty);
    await storePost('tidy', { title: 'Tidy', states: ['Ohio'] });

    const plan = await planNormalization();
    expect(plan.changedPosts.map(({ id }) => id)).toEqual(['dirty']);
    expect(await storedPost('dirty')).toEqual(dirty);

    expect(await normalizeBatch(['dirty', 'tidy'])).toBe(2);
    expect(await storedPost('dirty')).toEqual({ ...dirty, keywords: ['fha', 'va'] });
    expect(await storedPost('tidy')).toEqual({ title: 'Tidy', states: ['Ohio'] });
    expect(await normalizeBatch(['dirty', 'tidy'])).toBe(2);
  });

  it('keeps what was saved since the plan, and normalizes that', async () => {
    await storePost('post', { title: 'Before', keywords: '["fha"]' });
    await planNormalization();
    await storePost('post', { title: 'After', keywords: ['usda', '"va"'] });

    expect(await normalizeBatch(['post'])).toBe(1);
    expect(await storedPost('post')).toEqual({ title: 'After', keywords: ['usda', 'va'] });
  });

  it('passes over posts that are gone or beyond mending by now', async () => {
    await storePost('faulty', { keywords: [true], states: '["Texas"]' });
    await storePost('dirty', { keywords: '["fha"]' });

    expect(await normalizeBatch(['gone', 'faulty', 'dirty'])).toBe(1);
    expect(await storedPost('faulty')).toEqual({ keywords: [true], states: '["Texas"]' });
    expect(await storedPost('gone')).toBeUndefined();
  });

  it('mends whatever is stored so that the rules take it, and finds nothing to do afterwards', async () => {
    const text = fc.string({ unit: fc.constantFrom(...`[]"'’,\n aé𠮷`), maxLength: 20 });
    const lists = fc.oneof(
      text,
      fc.array(fc.oneof(text, fc.integer(), fc.constant(null)), { maxLength: 60 }),
      fc.constantFrom(true, null, 7),
    );
    const posts = fc.record({ states: lists, keywords: lists }, { requiredKeys: [] });
    const samples = fc.sample(posts, { numRuns: 150, seed: 20_261_121 });
    await Promise.all(samples.map((post, index) => storePost(`post-${index}`, post)));

    const plan = await planNormalization();
    const ids = plan.changedPosts.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(50);
    expect(await normalizeBatch(ids)).toBe(ids.length);

    const after = await planNormalization();
    expect(after).toEqual({ ...plan, changedPosts: [] });
  });
});
