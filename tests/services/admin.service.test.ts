import fc from 'fast-check';
import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { describe, expect, it, vi } from 'vitest';
import { deletePost, restorePost } from '#src/data/admin/posts/deleted-posts.service.ts';
import { type Normalization, normalizePosts } from '#src/data/admin/posts/normalize.service.ts';
import { listDeleted, listRevisions } from '#src/data/admin/posts/post-changes.service.ts';
import { listRateChanges } from '#src/data/admin/site/rate-changes.service.ts';
import { saveProfile, saveRates } from '#src/data/admin/site/save-fields.service.ts';
import { loadChangesSince } from '#src/data/admin/site/site-changes.service.ts';
import { noRates } from '#src/features/admin/dashboard/rates-form.schema.ts';
import { pickDetails } from '#src/model/site/pick-details.ts';
import { emptyProfile, sampleProfile } from '#src/model/site/sample-profile.ts';
import { stopClocks } from '#tests/fixtures/clocks.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { rates } from '#tests/fixtures/rates.ts';
import {
  signedInEmail as adminEmail,
  firestoreHost,
  firestorePort,
} from '#tests/rules/rules-database.ts';
import { serviceDatabase } from './service-database.ts';

const database = serviceDatabase('an admin');

const storePost = (id: string, data: DocumentData) =>
  database.store(`mortgageBlogPosts/${id}`, data);
/** Stores fields in the format of Firestore's REST API, which has values that the SDK never writes. */
async function storeImported(id: string, fields: object): Promise<void> {
  const documents = `projects/${database.projectId}/databases/(default)/documents`;
  const address = `http://${firestoreHost}:${firestorePort}/v1/${documents}/mortgageBlogPosts/${id}`;
  const headers = { authorization: 'Bearer owner' };
  const body = JSON.stringify({ fields });
  expect((await fetch(address, { method: 'PATCH', headers, body })).ok).toBe(true);
}
const stored = async (path: string) => (await database.by('a visitor').get(path)).data();
const storedPost = (id: string) => stored(`mortgageBlogPosts/${id}`);

describe('saveRates', () => {
  it('overwrites the whole document, including extra fields', async () => {
    await database.store('siteData/current', { fixed30: '1%', heloc: '8%' });

    await saveRates(adminEmail, { ...noRates, fixed30: '1%' }, rates);

    expect(await stored('siteData/current')).toEqual(rates);
    expect(await listRateChanges()).toMatchObject([
      { by: adminEmail, from: { ...noRates, fixed30: '1%' }, to: rates },
    ]);
  });

  it('throws a named error, logs no content, and changes nothing when the rules deny it', async () => {
    const tooLong = { ...rates, arm51: 'x'.repeat(41) };
    await expect(saveRates(adminEmail, noRates, tooLong)).rejects.toMatchObject({
      name: 'WriteError',
      message: 'the rates',
    });
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['Could not write the rates: permission-denied'],
    ]);
    expect(await stored('siteData/current')).toBeUndefined();
  });

  it('keeps each change, the newest first, also the first one, and none that changes nothing', async () => {
    await saveRates(adminEmail, noRates, rates);
    const next = { ...rates, fixed30: '6.5%' };
    for (const base of [rates, next]) await saveRates(adminEmail, base, next);
    expect(await listRateChanges()).toMatchObject([
      { from: rates, to: next },
      { from: undefined, to: rates },
    ]);
  });
});

it('counts what has changed since a time, and what is gone', async () => {
  const since = new Date(Date.now() - 60_000);
  await storePost('old', { title: 'Old', dateUpdated: Timestamp.fromMillis(1e12) });
  await storePost('new', { title: 'New', dateUpdated: Timestamp.now() });
  const nothing = { savedPosts: 1, removedPosts: 0, rateChanges: 0 };
  expect(await loadChangesSince(since)).toEqual({
    ...nothing,
    details: pickDetails(sampleProfile),
  });

  await deletePost('old', adminEmail);
  await saveRates(adminEmail, noRates, rates);
  await saveProfile(emptyProfile, wholeProfile);
  expect(await loadChangesSince(since)).toEqual({
    savedPosts: 1,
    removedPosts: 1,
    rateChanges: 1,
    details: pickDetails(wholeProfile),
  });
});

describe('restorePost', () => {
  const old = {
    title: 'One',
    slug: 'Old_Slug',
    states: ['Texas', 'Ohio'],
    datePublished: '2021-05-04',
    views: 12,
  };

  it('brings a post back as it was, and forgets that it was deleted', async () => {
    await storePost('one', old);
    await storePost('other', { title: 'Other' });
    for (let send = 1; send <= 2; send += 1) await deletePost('one', adminEmail);
    expect(await storedPost('one')).toBeUndefined();
    expect(await storedPost('other')).toEqual({ title: 'Other' });

    const [deleted, ...others] = await listDeleted();
    expect(deleted).toMatchObject({ post: 'one', before: { title: 'One' }, by: adminEmail });
    expect(others).toEqual([]);

    await restorePost('one');
    await restorePost('one');
    expect(await storedPost('one')).toEqual({ ...old, dateUpdated: expect.any(Timestamp) });
    expect(await listDeleted()).toEqual([]);
  });

  it.each([
    ['NaN', { doubleValue: 'NaN' }, Number.NaN],
    ['NaN in a list', { arrayValue: { values: [{ doubleValue: 'NaN' }] } }, [Number.NaN]],
    ['a whole number as a decimal', { doubleValue: 12 }, 12],
  ])('brings a post back that an import stored with %s', async (_words, views, read) => {
    await storeImported('one', { title: { stringValue: 'One' }, views });
    await deletePost('one', adminEmail);
    expect(await storedPost('one')).toBeUndefined();

    await restorePost('one');
    expect(await storedPost('one')).toEqual({
      title: 'One',
      views: read,
      dateUpdated: expect.any(Timestamp),
    });
  });

  it.each([10, -10])('lists what can be brought back on a device %i days off', async (days) => {
    const now = stopClocks(days).getTime();
    for (const age of [29, 31]) {
      const at = Timestamp.fromMillis(now - age * 86_400_000);
      const before = { title: `Deleted ${age} days ago` };
      const copy = { post: `${age}`, what: 'deleted', by: 'a', at, before };
      await database.store(`postRevisions/${age}`, copy);
    }
    expect((await listDeleted()).map(({ post }) => post)).toEqual(['29']);
  });

  it('brings a post back as often as it is deleted, and lists the last deleted first', async () => {
    await storePost('one', old);
    await storePost('two', { ...old, slug: 'two' });
    for (let round = 1; round <= 2; round += 1) {
      await deletePost('one', adminEmail);
      await restorePost('one');
    }
    await deletePost('two', adminEmail);
    await deletePost('one', adminEmail);

    expect((await listDeleted()).map(({ post }) => post)).toEqual(['one', 'two']);
  });

  it('refuses while another post has the slug', async () => {
    await storePost('one', old);
    await deletePost('one', adminEmail);
    await storePost('two', { title: 'Two', slug: 'Old_Slug' });

    await expect(restorePost('one')).rejects.toMatchObject({ name: 'SlugTaken', by: 'Two' });
    expect(await storedPost('one')).toBeUndefined();
  });

  it('ends the redirect from its address', async () => {
    await storePost('one', old);
    await deletePost('one', adminEmail);
    await database.store('slugRedirects/old_slug', { post: 'two' });
    await restorePost('one');

    expect(await stored('slugRedirects/old_slug')).toBeUndefined();
  });

  it('fails for a post without a copy', async () => {
    await expect(restorePost('nowhere')).rejects.toMatchObject({ name: 'WriteError' });
  });
});

const listIds = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);

describe('normalization', () => {
  /** Returns what a run did after each step, and lets something else happen after the first one. */
  async function normalize(meanwhile = async () => {}) {
    const steps: Normalization[] = [];
    for await (const step of normalizePosts(adminEmail)) {
      steps.push(step);
      if (steps.length === 1) await meanwhile();
    }
    return { steps, last: steps.at(-1) };
  }

  it('reports its progress, and does nothing on an empty blog', async () => {
    expect(await normalize()).toEqual({ steps: [], last: undefined });
    const posts = Array.from({ length: 70 }, (_, index) => `post-${index}`);
    await Promise.all(posts.map((id) => storePost(id, {})));
    expect((await normalize()).steps).toEqual(
      [60, 70].map((readCount) => ({ readCount, totalCount: 70, changed: [], faulty: [] })),
    );
  });

  it('keeps what was saved while it read, and skips what was deleted or can no longer be repaired', async () => {
    for (const id of ['post', 'gone', 'faulty', 'other']) {
      await storePost(id, { title: id, keywords: '["fha"]' });
    }
    const { last } = await normalize(async () => {
      await storePost('post', { title: 'After', keywords: ['usda', '"va"'] });
      await deletePost('gone', adminEmail);
      await storePost('faulty', { keywords: [true], states: '["Texas"]' });
    });

    expect(last?.changed).toEqual([
      { id: 'other', title: 'other' },
      { id: 'post', title: 'After' },
    ]);
    expect(await storedPost('post')).toEqual({
      title: 'After',
      keywords: ['usda', 'va'],
      dateUpdated: expect.any(Timestamp),
    });
    expect(await storedPost('gone')).toBeUndefined();
    expect(await storedPost('faulty')).toEqual({ keywords: [true], states: '["Texas"]' });
    expect((await normalize()).last).toMatchObject({ changed: [], faulty: [{ id: 'faulty' }] });
  });

  it('repairs whatever is stored so that the rules accept it, and then finds nothing left to do', async () => {
    const text = fc.string({ unit: fc.constantFrom(...`[]"'’,\n aé𠮷`), maxLength: 20 });
    const lists = fc.oneof(
      text,
      fc.array(fc.oneof(text, fc.integer(), fc.constant(null)), { maxLength: 60 }),
      fc.constantFrom(true, null, 7),
    );
    const posts = fc.record({ states: lists, keywords: lists }, { requiredKeys: [] });
    const samples = fc.sample(posts, { numRuns: 150, seed: 20_261_121 });
    await Promise.all(samples.map((post, index) => storePost(`post-${index}`, post)));

    const { last } = await normalize();
    expect(last?.changed.length).toBeGreaterThan(50);
    expect(new Set(listIds(last?.changed ?? [])).size).toBe(last?.changed.length);
    expect((await normalize()).last).toEqual({ ...last, changed: [] });
  });

  it('keeps what was there before in the history of each post, and nothing of a list that stays', async () => {
    await storePost('dirty', { title: 'Dirty', keywords: '["fha", "va"]', states: ['Texas'] });
    await normalize();
    await normalize();

    expect(await listRevisions('dirty')).toEqual([
      expect.objectContaining({
        what: 'normalized',
        by: adminEmail,
        before: { keywords: '["fha", "va"]' },
      }),
    ]);
  });
});
