import fc from 'fast-check';
import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listDeleted, listRevisions } from '#src/domain/posts/changes/post-changes.service.ts';
import { pickDetails } from '#src/domain/profile/pick-details.ts';
import { emptyProfile, sampleProfile } from '#src/domain/profile/sample-profile.ts';

import { listRateChanges } from '#src/domain/rates/rate-changes.service.ts';
import { sortColumns, toAdminRow } from '#src/features/dashboard/admin-post.ts';
import {
  countEveryPost,
  countRows,
  everyPost,
  getRowPages,
} from '#src/features/dashboard/admin-posts.service.ts';
import { batchSize } from '#src/features/dashboard/normalize/normalization.ts';
import {
  normalizeBatch,
  planNormalization,
} from '#src/features/dashboard/normalize/normalize.service.ts';
import { bringBack, deletePost } from '#src/features/dashboard/posts/deleted-posts.service.ts';
import { inDirection, orderRows } from '#src/features/dashboard/posts/find-rows.ts';
import type { PostOrder } from '#src/features/dashboard/posts/posts-view.ts';
import { noRates } from '#src/features/dashboard/rates-form.schema.ts';
import { saveRates } from '#src/features/dashboard/save-rates.service.ts';
import { loadChangesSince } from '#src/features/dashboard/site-changes.service.ts';
import { saveProfile } from '#src/features/site-details/save-profile.service.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { rates } from '#tests/fixtures/rates.ts';
import {
  signedInEmail as adminEmail,
  firestoreHost,
  firestorePort,
  rulesDatabase,
} from '#tests/rules/rules-database.ts';

vi.mock('#src/lib/firebase/firestore.ts', () => ({ firestore: () => database.as('an admin') }));

const database = rulesDatabase();
const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset().mockImplementation(() => {}));

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
    expect(log.mock.calls).toEqual([['Could not write the rates: permission-denied']]);
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

const orders = sortColumns.flatMap(({ column }) =>
  (['ascending', 'descending'] as const).map((direction): PostOrder => ({ column, direction })),
);
const day = (date: number) => Timestamp.fromDate(new Date(Date.UTC(2026, 0, date, 17)));

/** Stores documents with many equal values, some of them missing, enough for three pages. */
async function storeTable() {
  const titles = ['Beta', 'beta', 'Álpha', 'B', '', '7'];
  const dates = [day(1), day(2), day(2), '2021-05-04', '2020'];
  const posts = Array.from({ length: 120 }, (_, index) => ({
    id: `post-${index % 2 ? 'a' : 'B'}-${index}`,
    data: {
      ...(index % 13 > 0 && { title: titles[index % titles.length] }),
      ...(index % 17 > 0 && { slug: `slug-${index % 5}` }),
      ...(index % 11 > 0 && { datePublished: dates[index % dates.length] }),
    },
  }));
  await Promise.all(posts.map(({ id, data }) => storePost(id, data)));
}

async function everyRow() {
  const rows = [];
  for await (const { posts } of everyPost('all posts')) rows.push(...posts.map(toAdminRow));
  return rows;
}

const listIds = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);

describe('getRowPages', () => {
  it('reads each page by cursor in the same order as sorting in memory, whatever is stored', async () => {
    await storeTable();
    const rows = await everyRow();
    expect(rows).toHaveLength(120);

    for (const order of orders) {
      const lacking = rows.filter(({ orders: of }) => of[order.column] === undefined).length;
      expect(lacking).toBeGreaterThan(5);
      const sorted = inDirection(orderRows(rows, order.column), order.direction);
      const having = sorted.slice(0, rows.length - lacking).map(({ post }) => post);

      const [first] = await getRowPages(order, undefined, 1);
      expect(listIds(first?.posts ?? [])).toEqual(listIds(having.slice(0, 50)));
      const [second, third, ...none] = await getRowPages(order, first?.end, 3);
      expect(none).toEqual([]);
      expect([...(second?.posts ?? []), ...(third?.posts ?? [])]).toEqual(having.slice(50));
      expect(await getRowPages(order, third?.end, 1)).toEqual([]);
      expect(await countRows(order)).toBe(having.length);
    }
  });

  it('reads documents that visitors cannot see', async () => {
    await storePost('whole', { title: 'Whole', slug: 'whole', datePublished: day(2) });
    await storePost('broken', { title: 7, states: 'Texas', datePublished: '2021-05-04' });

    const newest = { column: 'datePublished', direction: 'descending' } as const;
    const [page] = await getRowPages(newest, undefined, 1);
    expect(page?.posts).toMatchObject([
      { id: 'broken', title: '', slug: '', states: ['Texas'], datePublished: '2021-05-04' },
      { id: 'whole', datePublished: '2026-01-02T17:00:00.000Z' },
    ]);
  });

  it('continues after a page whose last post was deleted meanwhile', async () => {
    await Promise.all(
      Array.from({ length: 53 }, (_, index) =>
        storePost(`p${String(index).padStart(2, '0')}`, { slug: 'the same' }),
      ),
    );
    const bySlug = { column: 'slug', direction: 'ascending' } as const;
    const [first] = await getRowPages(bySlug, undefined, 1);
    await deletePost('p49', adminEmail);
    const [second] = await getRowPages(bySlug, first?.end, 1);

    expect(listIds(second?.posts ?? [])).toEqual(['p50', 'p51', 'p52']);
  });
});

describe('reading all posts', () => {
  it('returns them in steps with their progress', async () => {
    await storeTable();
    const steps = [];
    for await (const { progress } of everyPost('all posts')) steps.push(progress);

    expect(steps).toEqual([
      { readCount: 60, totalCount: 120 },
      { readCount: 120, totalCount: 120 },
    ]);
    expect(await countEveryPost()).toBe(120);
  });

  it('returns nothing for an empty blog', async () => {
    expect(await everyRow()).toEqual([]);
    expect(await countEveryPost()).toBe(0);
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

describe('bringBack', () => {
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

    await bringBack('one');
    await bringBack('one');
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

    await bringBack('one');
    expect(await storedPost('one')).toEqual({
      title: 'One',
      views: read,
      dateUpdated: expect.any(Timestamp),
    });
  });

  it('deletes a post without a copy if it has a number that a browser rounds', async () => {
    await storeImported('one', { views: { integerValue: '9007199254740993' } });
    await deletePost('one', adminEmail);

    expect(await storedPost('one')).toBeUndefined();
    expect(await listDeleted()).toEqual([]);
  });

  it('brings a post back as often as it is deleted, and lists the last deleted first', async () => {
    await storePost('one', old);
    await storePost('two', { ...old, slug: 'two' });
    for (let round = 1; round <= 2; round += 1) {
      await deletePost('one', adminEmail);
      await bringBack('one');
    }
    await deletePost('two', adminEmail);
    await deletePost('one', adminEmail);

    expect((await listDeleted()).map(({ post }) => post)).toEqual(['one', 'two']);
  });

  it('refuses while another post has the slug', async () => {
    await storePost('one', old);
    await deletePost('one', adminEmail);
    await storePost('two', { title: 'Two', slug: 'Old_Slug' });

    await expect(bringBack('one')).rejects.toMatchObject({ name: 'SlugTaken', by: 'Two' });
    expect(await storedPost('one')).toBeUndefined();
  });

  it('ends the redirect from its address', async () => {
    await storePost('one', old);
    await deletePost('one', adminEmail);
    await database.store('slugRedirects/old_slug', { post: 'two' });
    await bringBack('one');

    expect(await stored('slugRedirects/old_slug')).toBeUndefined();
  });

  it('fails for a post without a copy', async () => {
    await expect(bringBack('nowhere')).rejects.toMatchObject({ name: 'WriteError' });
  });
});

describe('normalization', () => {
  const plan = (onRead = vi.fn(), signal = new AbortController().signal) =>
    planNormalization(onRead, signal);

  it('reports the progress of reading and stops on request', async () => {
    await storeTable();
    const onRead = vi.fn();
    const leaving = new AbortController();
    onRead.mockImplementationOnce(() => leaving.abort(new Error('left')));

    await expect(plan(onRead, leaving.signal)).rejects.toThrow('left');
    expect(onRead.mock.calls).toEqual([[{ readCount: 60, totalCount: 120 }]]);
  });

  it('keeps what was saved after the plan, and normalizes that', async () => {
    await storePost('post', { title: 'Before', keywords: '["fha"]' });
    await plan();
    await storePost('post', { title: 'After', keywords: ['usda', '"va"'] });

    expect(await normalizeBatch(['post'], adminEmail)).toEqual([{ id: 'post', title: 'After' }]);
    expect(await storedPost('post')).toEqual({
      title: 'After',
      keywords: ['usda', 'va'],
      dateUpdated: expect.any(Timestamp),
    });
  });

  it('skips posts that have been deleted or can no longer be repaired', async () => {
    await storePost('faulty', { keywords: [true], states: '["Texas"]' });
    await storePost('dirty', { keywords: '["fha"]' });
    expect(await plan()).toMatchObject({ untidy: [{ id: 'dirty' }], faulty: [{ id: 'faulty' }] });

    expect(await normalizeBatch(['gone', 'faulty', 'dirty'], adminEmail)).toMatchObject([
      { id: 'dirty' },
    ]);
    expect(await storedPost('faulty')).toEqual({ keywords: [true], states: '["Texas"]' });
    expect(await storedPost('gone')).toBeUndefined();
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

    const planned = await plan();
    const { untidy } = planned;
    expect(untidy.length).toBeGreaterThan(50);
    for (let done = 0; done < untidy.length; done += batchSize) {
      const batch = untidy.slice(done, done + batchSize);
      expect(await normalizeBatch(listIds(batch), adminEmail)).toEqual(batch);
    }

    expect(await plan()).toEqual({ ...planned, untidy: [] });
  });

  it('keeps what was there before in the history of each post, and nothing of a list that stays', async () => {
    await storePost('dirty', { title: 'Dirty', keywords: '["fha", "va"]', states: ['Texas'] });
    await normalizeBatch(['dirty'], adminEmail);
    await normalizeBatch(['dirty'], adminEmail);

    expect(await listRevisions('dirty')).toEqual([
      expect.objectContaining({
        what: 'normalized',
        by: adminEmail,
        before: { keywords: '["fha", "va"]' },
      }),
    ]);
  });
});
