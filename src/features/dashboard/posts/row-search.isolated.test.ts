import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentField } from '#src/domain/posts/search/search-entry.ts';
import { fetchEntries, fetchManifest } from '#src/domain/posts/search/search-index.ts';
import { datedPosts } from '#src/domain/posts/stored-posts.ts';
import {
  changePost,
  changeUnnoticed,
  postsService,
  storeBlog,
  storedPosts,
} from '#tests/fixtures/admin-blog.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { holdsAsync } from '#tests/proof/property.ts';
import { sortColumns, toAdminPost, toAdminRow } from '../admin-post.ts';
import {
  type AdminListing,
  firstView,
  type PostOrder,
  type PostsFilter,
  type PostsView,
} from './posts-view.ts';
import { isInPlace, rowSearch, sortRows } from './row-search.ts';

vi.mock('#src/domain/posts/stored-posts.service.ts', async () => {
  return (await import('#tests/fixtures/admin-blog.ts')).postsService;
});
vi.mock('#src/domain/posts/search/search-index.ts', async (original) => ({
  ...(await original<object>()),
  fetchEntries: vi.fn(),
  fetchManifest: vi.fn(),
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function buildIndex(isThere: boolean) {
  const rows = storedPosts().map(toAdminRow);
  const texts = datedPosts(storedPosts().filter(({ data }) => data.content));
  const files: Record<string, unknown[]> = {
    '/newest.json': rows.slice(0, 3),
    '/older.json': rows.slice(3),
    '/texts.json': texts.map(({ post }) => [post.id, contentField(post.content)]),
  };
  const manifest = {
    since: 0,
    entries: [],
    texts: ['/texts.json'],
    rows: ['/newest.json', '/older.json'],
    mostLinked: [],
  };
  vi.mocked(fetchManifest).mockResolvedValue(isThere ? manifest : undefined);
  vi.mocked(fetchEntries).mockImplementation(async (path) => files[path] ?? []);
}

async function found(view: PostsView) {
  const search = rowSearch();
  async function last() {
    let listing: unknown;
    for await (const next of search.listings(view, new AbortController().signal)) listing = next;
    return listing;
  }
  const searching = last();
  await vi.advanceTimersByTimeAsync(1_000);
  return searching;
}

const text = fc.string({ unit: fc.constantFrom(...'aAéb  \u{1F600}\uFFFD’'), maxLength: 4 });
const instant = fc.integer({ min: 0, max: 3 }).map((day) => {
  const date = new Date(Date.UTC(2026, 0, 1 + day));
  return { toDate: () => date, valueOf: () => date.toISOString() };
});
const document = fc.record(
  {
    title: fc.oneof(text, fc.constantFrom(null, 7, true)),
    slug: text,
    category: fc.constantFrom('', 'Rates', 'Credit'),
    states: fc.oneof(text, fc.array(text, { maxLength: 2 })),
    datePublished: fc.oneof(instant, fc.constantFrom('2021-05-04', '2020', null)),
  },
  { requiredKeys: [] },
);
const id = fc.constantFrom(...'abcdefghijAB');
const blog = fc.dictionary(id, document);
const order = fc.record({
  column: fc.constantFrom(...sortColumns.map(({ column }) => column)),
  direction: fc.constantFrom('ascending' as const, 'descending' as const),
});

it('finds the same through the index as through all documents, in the same order', async () => {
  const changes = fc.dictionary(id, fc.option(document, { nil: undefined }));
  const wanted = fc.oneof(text, fc.constantFrom('rates', 'general'));
  const place = fc.record({
    category: fc.constantFrom('', 'Rates', 'General'),
    state: fc.constantFrom('', 'a', 'b'),
  });
  await holdsAsync(
    fc.asyncProperty(blog, changes, wanted, place, order, async (before, after, asked, at, by) => {
      storeBlog(before);
      buildIndex(true);
      for (const [changed, data] of Object.entries(after)) {
        // A deleted post has no change date, so only reading it reveals the deletion.
        if (data) changePost(changed, data);
        else changeUnnoticed(changed, undefined);
      }
      const view = { ...firstView, ...at, text: asked, order: by };
      const byIndex = await found(view);
      buildIndex(false);

      expect(byIndex).toEqual(await found(view));
    }),
  );
});

const written = (title: string, content: string) => {
  const { id: _, ...post } = samplePost({ slug: title.toLowerCase(), title, content });
  return { ...post, datePublished: '2026-03-04' };
};

it.each([
  ['the index and what is newer', true],
  ['all posts, without an index', false],
])(
  'finds words in the texts of posts, after those in other fields: by %s',
  async (_words, isThere) => {
    storeBlog({
      text: written('Closing', '<p>An <b>escrow</b> of $832,750</p>'),
      edited: written('Edited', '<p>Escrow before the edit</p>'),
      title: written('Escrow', '<p>What it is</p>'),
    });
    buildIndex(isThere);
    changePost('edited', written('Edited', '<p>Words</p>'));
    changePost('newer', written('Newer', '<p>No escrow &amp; more</p>'));
    const ids = async (text: string) => {
      const listing = (await found({ ...firstView, text })) as AdminListing | undefined;
      return listing?.posts.map(({ id }) => id);
    };
    const [best, ...others] = (await ids('escrow')) ?? [];
    expect([best, others.toSorted()]).toEqual(['title', ['newer', 'text']]);
    expect(await ids('closing escrow')).toEqual(['text']);
    expect(await ids('before')).toEqual([]);
    expect(await ids('832,750')).toEqual(['text']);
  },
);

it('says that there are none only once all texts are searched', async () => {
  storeBlog({ text: written('Closing', '<p>An escrow</p>') });
  buildIndex(true);
  const search = rowSearch();
  const view = { ...firstView, text: 'escrow' };
  const listing = await next(search.listings(view, new AbortController().signal));
  expect(listing).toMatchObject({ total: 1, posts: [{ id: 'text' }] });
});

/** Returns the next listing, with texts that are loaded after a pause. */
async function next(listings: AsyncGenerator<AdminListing, void, void>) {
  const listing = listings.next();
  await vi.advanceTimersByTimeAsync(1_000);
  return (await listing).value;
}

/** Holds the next reading of posts until the returned function is called. */
function holdReading(method: 'getPostsById' | 'postsSince') {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const read = postsService[method].getMockImplementation() as (...asked: unknown[]) => unknown;
  postsService[method].mockImplementationOnce(async (...asked: unknown[]) => {
    const rows = await read(...asked);
    await held;
    return rows as never;
  });
  return release;
}

it('keeps a chosen order, and puts the best first in the order of the first view', async () => {
  storeBlog({
    keyword: { title: 'A', keywords: ['escrow'], datePublished: '2026-03-05' },
    title: { title: 'B escrow', datePublished: '2026-03-04' },
    slug: { title: 'C', slug: 'escrow', datePublished: '2026-03-06' },
  });
  buildIndex(true);
  const ids = async (view: Partial<PostsView>) => {
    const listing = (await found({ ...firstView, text: 'escrow', ...view })) as AdminListing;
    return listing.posts.map(({ id }) => id);
  };
  expect(await ids({})).toEqual(['title', 'slug', 'keyword']);
  const order = { column: 'title', direction: 'descending' } as const;
  expect(await ids({ order })).toEqual(['slug', 'title', 'keyword']);
});

it('shows a post that came back while an earlier reading was under way', async () => {
  storeBlog({});
  buildIndex(true);
  const search = rowSearch();
  const view = { ...firstView, text: 'one' };
  const release = holdReading('postsSince');
  const earlier = search.listings(view, new AbortController().signal).next();
  await vi.advanceTimersByTimeAsync(0);

  changePost('back', { title: 'One that came back' });
  search.forget();
  const later = search.listings(view, new AbortController().signal).next();
  release();
  await vi.advanceTimersByTimeAsync(1_000);

  expect((await earlier).value).toMatchObject({ total: 0 });
  expect((await later).value).toMatchObject({ posts: [{ id: 'back' }], total: 1 });
});

it('does not bring back a post that was deleted while it was read', async () => {
  storeBlog({ gone: { title: 'One of few' }, left: { title: 'One of few' } });
  buildIndex(true);
  const search = rowSearch();
  const view = { ...firstView, text: 'one' };
  const release = holdReading('getPostsById');
  const earlier = search.listings(view, new AbortController().signal);
  await next(earlier);
  await next(earlier);
  const comparing = earlier.next();
  await vi.advanceTimersByTimeAsync(300);

  search.remove('gone');
  release();
  await comparing;

  const later = await next(search.listings(view, new AbortController().signal));
  expect(later).toMatchObject({ posts: [{ id: 'left' }], total: 1 });
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
