import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PostListing } from '#src/domain/posts/listing/paged-list.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { datedPosts, type StoredPost } from '../stored-posts.ts';
import { postSearch } from './post-search.ts';
import { type SearchEntry, toSearchEntry } from './search-entry.ts';
import { IndexReplaced, type SearchManifest, splitIntoBlocks } from './search-index.ts';

const files = vi.hoisted(() => ({ fetchManifest: vi.fn(), fetchEntries: vi.fn() }));
const database = vi.hoisted(() => ({ postsSince: vi.fn(), getPostsById: vi.fn() }));
const listStoredPosts = vi.hoisted(() => vi.fn());
vi.mock('./search-index.ts', async (original) => ({ ...(await original<object>()), ...files }));
vi.mock('../stored-posts.service.ts', () => ({ ...database, listStoredPosts }));

/** The documents in the database; the newest is `p01`. */
let stored: Map<string, StoredPost['data']>;
let blocks: Map<string, unknown[]>;
let manifest: SearchManifest;

const makeTimestamp = (time: number) => ({
  toDate: () => new Date(time),
  valueOf: () => `${time}`,
});
const newest = Date.UTC(2026, 9, 31);
function store(number: number, fields: StoredPost['data'] = {}) {
  const slug = `p${String(number).padStart(2, '0')}`;
  const { id, ...post } = samplePost({ slug });
  const datePublished = makeTimestamp(newest - number * 86_400_000);
  stored.set(id, { ...post, datePublished, ...fields });
  return id;
}
const documents = (ids: Iterable<string> = stored.keys()): StoredPost[] =>
  [...ids].flatMap((id) => {
    const data = stored.get(id);
    return data ? [{ id, data }] : [];
  });

function build(release = '') {
  const parts = splitIntoBlocks(datedPosts(documents()).map((post) => toSearchEntry(post)));
  blocks = new Map(parts.map((entries, index) => [`/${release}${index}`, entries]));
  manifest = { since: newest, blocks: [...blocks.keys()], rows: [] };
}

beforeEach(() => {
  stored = new Map();
  for (let number = 1; number <= 130; number += 1) store(number);
  build();
  files.fetchManifest.mockReset().mockImplementation(async () => manifest);
  files.fetchEntries.mockReset().mockImplementation(async (path: string) => {
    const entries = blocks.get(path);
    if (!entries) throw new IndexReplaced(path);
    return entries;
  });
  database.postsSince.mockReset().mockResolvedValue([]);
  database.getPostsById.mockReset().mockImplementation(async (ids: string[]) => documents(ids));
  listStoredPosts.mockReset().mockImplementation(async () => documents());
  // Timers fire as soon as nothing else is pending.
  vi.useFakeTimers().setTimerTickMode('nextTimerAsync');
});
afterEach(() => void vi.useRealTimers());

const search = (
  text: string,
  page = 1,
  used = postSearch(),
  signal = new AbortController().signal,
) => used.listings(text, page, signal);
async function all(listings: AsyncGenerator<PostListing>): Promise<PostListing[]> {
  const found: PostListing[] = [];
  for await (const listing of listings) found.push(listing);
  return found;
}
const last = async (listings: AsyncGenerator<PostListing>) => (await all(listings)).at(-1);
const slugs = (listing: PostListing | undefined) => listing?.posts.map(({ slug }) => slug);

it('shows the first page when it is full, marked as partial while older posts are being searched', async () => {
  const [first, ...others] = await all(search('title'));
  expect(slugs(first)).toEqual(['p01', 'p02', 'p03', 'p04', 'p05', 'p06']);
  expect(first).toMatchObject({ page: 1, isPartial: true, total: 10 });
  expect(others.at(-1)).toEqual({ ...first, isPartial: undefined, pageCount: 22, total: 130 });
});

it('shows a page near the end, or the nearest one, once the search has reached it', async () => {
  const listings = await all(search('title', 99));
  expect(listings[0]).toMatchObject({ posts: [], page: 99, isPartial: true });
  expect(listings.at(-1)).toMatchObject({ page: 22, pageCount: 22 });
  expect(slugs(listings.at(-1))).toEqual(['p127', 'p128', 'p129', 'p130']);
});

it('shows what its rules put first before newer posts', async () => {
  store(3, { title: 'Escrow' });
  store(129, { title: 'Escrow, too' });
  const newer = store(0, { title: 'Escrow of today' });
  build();
  stored.set(newer, { ...stored.get(newer), title: 'Other', content: 'Escrow' });
  database.postsSince.mockResolvedValue(documents([newer]));
  const rules = {
    matches: ({ text }: SearchEntry, wanted: string) =>
      text.includes(wanted) || text.includes('p12'),
    isFirst: ({ post }: SearchEntry) => post.title.startsWith('Escrow'),
  };
  const found = await last(search('escrow', 1, postSearch(rules)));
  expect(slugs(found)).toEqual(['p03', 'p129', 'p00', 'p12', 'p120', 'p121']);
});

it('reads only newer posts and the posts of the page from the database', async () => {
  await all(search('title'));
  expect(database.postsSince.mock.calls).toEqual([[new Date(newest)]]);
  expect(database.getPostsById.mock.calls).toEqual([
    [['id-p01', 'id-p02', 'id-p03', 'id-p04', 'id-p05', 'id-p06']],
  ]);
  expect(listStoredPosts).not.toHaveBeenCalled();
});

it('reads no post twice during a visit, and shows cached results at once', async () => {
  const used = postSearch();
  const found = await last(search('title', 1, used));
  await all(search('title of p0', 1, used));
  expect(used.cached(' TITLE ', 1)).toEqual(found);
  expect(used.cached('title', 2)).toBeUndefined();
  await all(search('title', 2, used));
  expect(database.getPostsById.mock.calls.map(([ids]) => ids.length)).toEqual([6, 6]);
  expect(database.postsSince).toHaveBeenCalledTimes(1);
});

it('drops deleted posts, fills their places and corrects the count', async () => {
  for (const id of ['id-p02', 'id-p03', 'id-p08']) stored.delete(id);
  const found = await last(search('title'));
  expect(slugs(found)).toEqual(['p01', 'p04', 'p05', 'p06', 'p07', 'p09']);
  expect(found?.total).toBe(127);
});

it('shows the current version of a changed post, and drops a document that is now malformed', async () => {
  store(2, { title: 'Another title' });
  store(3, { title: 7 });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const listings = await all(search('title of p'));
  expect(listings[0]?.posts[1]?.title).toBe('Title of p02');
  expect(listings.at(-1)?.posts[1]?.title).toBe('Another title');
  expect(slugs(listings.at(-1))).toEqual(['p01', 'p02', 'p04', 'p05', 'p06', 'p07']);
  expect(log).toHaveBeenCalledWith('Skipped the post id-p03, malformed in: title');
});

it('finds the current version of newer posts, in their current positions', async () => {
  const changed = [store(0, { title: 'Escrow' }), store(70, { title: 'Escrow, too' }), store(71)];
  const undated = store(2, { title: 'Escrow, undated', datePublished: undefined });
  database.postsSince.mockResolvedValue(documents([...changed, undated]));
  expect(slugs(await last(search('escrow')))).toEqual(['p00', 'p70']);
  expect(slugs(await last(search('title of p0')))?.slice(0, 2)).toEqual(['p01', 'p03']);
  // Posts that came from the database are not read again.
  expect(database.getPostsById.mock.calls.flat(2)).not.toContain('id-p70');
});

it('starts over with the new index when a release replaced the files', async () => {
  const used = postSearch();
  await all(search('title of p01', 1, used));
  for (const number of [131, 132]) store(number);
  build('second');
  // This visit has not cached the older files of the first release.
  const other = postSearch();
  files.fetchManifest.mockResolvedValueOnce({ since: newest, blocks: ['/gone'], rows: [] });
  expect((await last(search('title', 1, other)))?.total).toBe(132);
  expect(files.fetchManifest).toHaveBeenCalledTimes(3);
});

it.each([
  ['a file', files.fetchEntries],
  ['newer posts', database.postsSince],
])('fails when %s cannot be read, and requests it again on the next search', async (_, read) => {
  const used = postSearch();
  read.mockRejectedValueOnce(new TypeError('away'));
  await expect(last(search('title', 1, used))).rejects.toThrow('away');
  expect((await last(search('title', 1, used)))?.total).toBe(130);
});

it('searches all posts without an index, and reads each once', async () => {
  files.fetchManifest.mockResolvedValue(undefined);
  const used = postSearch();
  expect((await last(search('title', 1, used)))?.total).toBe(130);
  expect(slugs(await last(search('p130', 1, used)))).toEqual(['p130']);
  expect(listStoredPosts.mock.calls).toEqual([['all posts']]);
  expect(database.postsSince).not.toHaveBeenCalled();
  expect(database.getPostsById).not.toHaveBeenCalled();
});

it.each([
  ['no older file for a full page', 'title', 6, ['/0']],
  ['the files for a page that is not full at once', 'title of p130', 1, ['/0', '/1', '/2', '/3']],
])(
  'requests %s while the visitor keeps typing, and does not query the database',
  async (_, text, count, paths) => {
    const leaving = new AbortController();
    const listings = search(text, 1, postSearch(), leaving.signal);
    for await (const { posts } of listings) if (posts.length === count) leaving.abort();
    expect(files.fetchEntries.mock.calls.flat()).toEqual(paths);
    expect(database.getPostsById).not.toHaveBeenCalled();
  },
);

it('prefetches the first results when the visitor is about to type', async () => {
  const used = postSearch();
  used.prepare();
  await vi.waitFor(() => expect(files.fetchManifest).toHaveBeenCalledTimes(1));
  expect(files.fetchEntries).not.toHaveBeenCalled();
  used.prefetch();
  await vi.waitFor(() => expect(files.fetchEntries.mock.calls).toEqual([['/0']]));
  await vi.waitFor(() => expect(database.postsSince).toHaveBeenCalledTimes(1));
  await all(search('title', 1, used));
  expect(files.fetchManifest).toHaveBeenCalledTimes(1);
  expect(database.postsSince).toHaveBeenCalledTimes(1);
});
