import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { searchFiles } from '#scripts/build/prerender/content-files.ts';
import { sortColumns, toAdminPost, toAdminRow } from '#src/model/post-changes/admin-post.ts';
import {
  type AdminListing,
  firstView,
  type PostOrder,
  type PostsFilter,
  type PostsView,
} from '#src/model/post-changes/posts-view.ts';
import type { StoredPost } from '#src/model/posts/stored-posts.ts';
import {
  changePost,
  changeUnnoticed,
  postsService,
  storeBlog,
  storedPosts,
} from '#tests/fixtures/admin-blog.ts';
import { checkPropertyAsync } from '#tests/proof/property.ts';
import { isInPlace, rowSearch, sortRows } from './row-search.ts';

vi.mock('#src/data/posts/stored-posts.service.ts', async () => {
  return (await import('#tests/fixtures/admin-blog.ts')).postsService;
});

const { document } = new JSDOM().window;
let files: ReadonlyMap<string, string> = new Map();
// Timers fire as soon as nothing else is pending.
beforeEach(() => void vi.useFakeTimers().setTimerTickMode('nextTimerAsync'));
beforeEach(() => {
  const headers = { 'content-type': 'application/json' };
  vi.stubGlobal('fetch', async (path: string) => {
    const file = files.get(path.slice(1));
    return new Response(file, { status: file ? 200 : 404, headers });
  });
});
afterEach(() => void vi.useRealTimers());

/** Builds the index of the documents as they are. */
async function buildIndex() {
  files = await searchFiles({ stored: { posts: storedPosts(), since: new Date(0) } }, document);
}

const list = (view: Partial<PostsView>, search = rowSearch()) =>
  search.listings({ ...firstView, ...view }, new AbortController().signal);
async function found(...asked: Parameters<typeof list>): Promise<AdminListing | undefined> {
  let last: AdminListing | undefined;
  for await (const listing of list(...asked)) last = listing;
  return last;
}
const ids = async (...asked: Parameters<typeof list>) =>
  (await found(...asked))?.posts.map(({ id }) => id);

const text = fc.string({ unit: fc.constantFrom(...'aAéb  \u{1F600}\uFFFD’'), maxLength: 4 });
const instant = fc.integer({ min: 0, max: 3 }).map((day) => {
  const date = new Date(Date.UTC(2026, 0, 1 + day));
  return { toDate: () => date, valueOf: () => date.toISOString() };
});
const stored = fc.record(
  {
    title: fc.oneof(text, fc.constantFrom(null, 7, true)),
    slug: text,
    content: fc.oneof(text, fc.constant(7)),
    category: fc.constantFrom('', 'Rates', 'Credit'),
    states: fc.oneof(text, fc.array(text, { maxLength: 2 })),
    datePublished: fc.oneof(instant, fc.constantFrom('2021-05-04', '2020', null)),
  },
  { requiredKeys: [] },
);
const id = fc.constantFrom(...'abcdefghijAB');
const view = fc.record({
  text: fc.oneof(text, fc.constantFrom('rates', 'general')),
  category: fc.constantFrom('', 'Rates', 'General'),
  state: fc.constantFrom('', 'a', 'b'),
  order: fc.record({
    column: fc.constantFrom(...sortColumns.map(({ column }) => column)),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
  }),
});

it('finds the same through the index as through all documents, in the same order', async () => {
  // The blog’s entries are built too, and leave out what is malformed.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const changes = fc.dictionary(id, fc.option(stored, { nil: undefined }));
  const property = fc.asyncProperty(
    fc.dictionary(id, stored),
    changes,
    view,
    async (before, after, asked) => {
      storeBlog(before);
      await buildIndex();
      for (const [changed, data] of Object.entries(after)) {
        // A deleted post has no change date, so only reading it reveals the deletion.
        if (data) changePost(changed, data);
        else changeUnnoticed(changed, undefined);
      }
      const byIndex = await found(asked);
      files = new Map();
      expect(byIndex).toEqual(await found(asked));
    },
  );
  await checkPropertyAsync(property);
});

it('keeps a chosen order, and puts the best first in the order of the first view', async () => {
  storeBlog({
    keyword: { title: 'A', slug: 'a', keywords: ['escrow'], datePublished: '2026-03-05' },
    title: { title: 'B escrow', slug: 'b', datePublished: '2026-03-04' },
    slug: { title: 'C', slug: 'escrow', datePublished: '2026-03-06' },
    undated: { title: 'D', content: '<p>Escrow of $832,750</p>' },
  });
  await buildIndex();
  expect(await ids({ text: 'escrow' })).toEqual(['title', 'slug', 'keyword', 'undated']);
  const order = { column: 'title', direction: 'descending' } as const;
  expect(await ids({ text: 'escrow', order })).toEqual(['undated', 'slug', 'title', 'keyword']);
  expect(await ids({ text: '832,750' })).toEqual(['undated']);
});

it('shows a post that came back while an earlier reading was under way', async () => {
  storeBlog({});
  await buildIndex();
  const search = rowSearch();
  const { promise, resolve } = Promise.withResolvers<[]>();
  postsService.postsSince.mockReturnValueOnce(promise);
  const earlier = found({ text: 'one' }, search);
  await vi.waitFor(() => expect(postsService.postsSince).toHaveBeenCalled());

  changePost('back', { title: 'One that came back' });
  search.forget();
  const later = ids({ text: 'one' }, search);
  resolve([]);
  expect(await later).toEqual(['back']);
  await earlier;
  expect(await ids({ text: 'one' }, search)).toEqual(['back']);
});

it('does not bring back a post that was deleted while it was read', async () => {
  storeBlog({ gone: { title: 'One of few' }, left: { title: 'One of few' } });
  await buildIndex();
  const search = rowSearch();
  const { promise, resolve } = Promise.withResolvers<StoredPost[]>();
  postsService.getPostsById.mockReturnValueOnce(promise);
  const earlier = found({ text: 'one' }, search);
  await vi.waitFor(() => expect(postsService.getPostsById).toHaveBeenCalled());

  search.remove('gone');
  resolve([...storedPosts()]);
  await earlier;
  expect(await ids({ text: 'one' }, search)).toEqual(['left']);
});

const posts = [
  toAdminPost('one', { category: 'Rates' }),
  toAdminPost('two', { states: ['New York'] }),
];

it.each<[place: Partial<PostsFilter>, ids: string[]]>([
  [{}, ['one', 'two']],
  [{ category: 'General' }, ['two']],
  [{ category: 'rates' }, ['one']],
  [{ state: 'New York' }, ['two']],
  [{ category: 'Rates', state: 'New York' }, []],
])('narrows by %j to %j', (place, ids) => {
  const found = posts.filter((post) => isInPlace(post, { category: '', state: '', ...place }));
  expect(found.map(({ id }) => id)).toEqual(ids);
});

const at = (time: string) => ({ toDate: () => new Date(time), valueOf: () => time });
const rowsToSort = [
  { id: 'undated', data: { title: 'beta 10' } },
  { id: 'old', data: { title: 'Beta 9', slug: '', datePublished: '2021-05-04' } },
  { id: 'new', data: { slug: 'a', datePublished: at('2026-03-04') } },
  { id: 'day', data: { title: 'Álpha', slug: 'b', datePublished: at('2026-03-03') } },
  { id: 'b', data: { title: 'Beta 9', datePublished: at('2026-03-03') } },
].map(toAdminRow);

it.each<[PostOrder['direction'], string]>([
  ['descending', 'old new day b undated'],
  ['ascending', 'b day new old undated'],
])('sorts dates as Firestore does, %s, with missing ones last', (direction, ids) => {
  const sorted = sortRows(rowsToSort, { column: 'datePublished', direction });
  expect(sorted.map(({ post }) => post.id).join(' ')).toBe(ids);
});
