import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { samplePost } from '#tests/fixtures/posts.ts';
import type { PostListing } from '../listing/post-listing.ts';
import type { StoredPost } from '../stored-post.ts';
import { datedPosts } from '../stored-post.ts';
import { postSearch } from './post-search.ts';
import { searchEntryOf } from './search-entry.ts';
import { blocksOf, type SearchManifest } from './search-index.ts';
import { IndexReplaced } from './static-files.ts';

const files = vi.hoisted(() => ({ fetchManifest: vi.fn(), fetchEntries: vi.fn() }));
const database = vi.hoisted(() => ({ postsSince: vi.fn(), postsOf: vi.fn() }));
const listStoredPosts = vi.hoisted(() => vi.fn());
vi.mock('./static-files.ts', async (original) => ({ ...(await original<object>()), ...files }));
vi.mock('./recent-posts.service.ts', () => database);
vi.mock('../all-posts.service.ts', () => ({ listStoredPosts }));

/** What the database has; the newest is `p01`. */
let stored: Map<string, StoredPost['data']>;
let blocks: Map<string, unknown[]>;
let manifest: SearchManifest;

const timestampOf = (time: number) => ({ toDate: () => new Date(time), valueOf: () => `${time}` });
const newest = Date.UTC(2026, 9, 31);
function store(number: number, fields: StoredPost['data'] = {}) {
  const slug = `p${String(number).padStart(2, '0')}`;
  const { id, ...post } = samplePost({ slug });
  const datePublished = timestampOf(newest - number * 86_400_000);
  stored.set(id, { ...post, datePublished, ...fields });
  return id;
}
const documents = (ids: Iterable<string> = stored.keys()): StoredPost[] =>
  [...ids].flatMap((id) => {
    const data = stored.get(id);
    return data ? [{ id, data }] : [];
  });

/** Writes the index of what is stored. */
function build(release = '') {
  const parts = blocksOf(datedPosts(documents()).map(searchEntryOf));
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
  database.postsOf.mockReset().mockImplementation(async (ids: string[]) => documents(ids));
  listStoredPosts.mockReset().mockImplementation(async () => documents());
  // Pauses are over as soon as nothing else is to be done.
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

it('shows the first page when it is full, and says that older posts are being searched', async () => {
  const [first, ...others] = await all(search('title'));
  expect(slugs(first)).toEqual(['p01', 'p02', 'p03', 'p04', 'p05', 'p06']);
  expect(first).toMatchObject({ page: 1, isPartial: true, total: 10 });
  expect(others.at(-1)).toEqual({ ...first, isPartial: undefined, pageCount: 22, total: 130 });
});

it('waits with a page far behind until it is there, or the nearest', async () => {
  const listings = await all(search('title', 99));
  expect(listings[0]).toMatchObject({ posts: [], page: 99, isPartial: true });
  expect(listings.at(-1)).toMatchObject({ page: 22, pageCount: 22 });
  expect(slugs(listings.at(-1))).toEqual(['p127', 'p128', 'p129', 'p130']);
});

it('reads of the database what is newer and the posts of the page, and nothing else', async () => {
  await all(search('title'));
  expect(database.postsSince.mock.calls).toEqual([[new Date(newest)]]);
  expect(database.postsOf.mock.calls).toEqual([
    [['id-p01', 'id-p02', 'id-p03', 'id-p04', 'id-p05', 'id-p06']],
  ]);
  expect(listStoredPosts).not.toHaveBeenCalled();
});

it('reads no post twice in a visit, and shows at once what was found before', async () => {
  const used = postSearch();
  const found = await last(search('title', 1, used));
  await all(search('title of p0', 1, used));
  expect(used.kept(' TITLE ', 1)).toEqual(found);
  expect(used.kept('title', 2)).toBeUndefined();
  await all(search('title', 2, used));
  expect(database.postsOf.mock.calls.map(([ids]) => ids.length)).toEqual([6, 6]);
  expect(database.postsSince).toHaveBeenCalledTimes(1);
});

it('what was deleted vanishes, others take its place, and the count is right', async () => {
  for (const id of ['id-p02', 'id-p03', 'id-p08']) stored.delete(id);
  const found = await last(search('title'));
  expect(slugs(found)).toEqual(['p01', 'p04', 'p05', 'p06', 'p07', 'p09']);
  expect(found?.total).toBe(127);
});

it('what was changed is shown as it is, and a document that is no post any more is not', async () => {
  store(2, { title: 'Another title' });
  store(3, { title: 7 });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const listings = await all(search('title of p'));
  expect(listings[0]?.posts[1]?.title).toBe('Title of p02');
  expect(listings.at(-1)?.posts[1]?.title).toBe('Another title');
  expect(slugs(listings.at(-1))).toEqual(['p01', 'p02', 'p04', 'p05', 'p06', 'p07']);
  expect(log).toHaveBeenCalledWith('Skipped the post id-p03, malformed in: title');
});

it('what is newer is found as it is now, and where it stands now', async () => {
  const changed = [store(0, { title: 'Escrow' }), store(70, { title: 'Escrow, too' }), store(71)];
  const undated = store(2, { title: 'Escrow, undated', datePublished: undefined });
  database.postsSince.mockResolvedValue(documents([...changed, undated]));
  expect(slugs(await last(search('escrow')))).toEqual(['p00', 'p70']);
  expect(slugs(await last(search('title of p0')))?.slice(0, 2)).toEqual(['p01', 'p03']);
  // Nothing that the database has brought is asked again.
  expect(database.postsOf.mock.calls.flat(2)).not.toContain('id-p70');
});

it('a release that took files away has others in their place', async () => {
  const used = postSearch();
  await all(search('title of p01', 1, used));
  for (const number of [131, 132]) store(number);
  build('second');
  // The first release's older files were kept by no visit.
  const other = postSearch();
  files.fetchManifest.mockResolvedValueOnce({ since: newest, blocks: ['/gone'], rows: [] });
  expect((await last(search('title', 1, other)))?.total).toBe(132);
  expect(files.fetchManifest).toHaveBeenCalledTimes(3);
});

it('a file that cannot be read fails the search, and the next one asks again', async () => {
  const used = postSearch();
  files.fetchEntries.mockRejectedValueOnce(new TypeError('away'));
  await expect(last(search('title', 1, used))).rejects.toThrow('away');
  expect((await last(search('title', 1, used)))?.total).toBe(130);
});

it('a database that does not say what is newer fails the search, and is asked again', async () => {
  const used = postSearch();
  database.postsSince.mockRejectedValueOnce(new Error('away'));
  await expect(last(search('title', 1, used))).rejects.toThrow('away');
  expect((await last(search('title', 1, used)))?.total).toBe(130);
});

it('without an index it goes through all posts, each read once', async () => {
  files.fetchManifest.mockResolvedValue(undefined);
  const used = postSearch();
  expect((await last(search('title', 1, used)))?.total).toBe(130);
  expect(slugs(await last(search('p130', 1, used)))).toEqual(['p130']);
  expect(listStoredPosts.mock.calls).toEqual([['all posts']]);
  expect(database.postsSince).not.toHaveBeenCalled();
  expect(database.postsOf).not.toHaveBeenCalled();
});

it('whoever types on asks for no older file and compares nothing with the database', async () => {
  const leaving = new AbortController();
  const listings = search('title', 1, postSearch(), leaving.signal);
  for await (const { posts } of listings) if (posts.length === 6) leaving.abort();
  expect(files.fetchEntries.mock.calls).toEqual([['/0']]);
  expect(database.postsOf).not.toHaveBeenCalled();
});

it('a page that is not full has its files at once, whoever types on', async () => {
  const leaving = new AbortController();
  const listings = search('title of p130', 1, postSearch(), leaving.signal);
  for await (const { posts } of listings) if (posts.length === 1) leaving.abort();
  expect(files.fetchEntries.mock.calls.flat()).toEqual(['/0', '/1', '/2', '/3']);
  expect(database.postsOf).not.toHaveBeenCalled();
});

it('has the first results ready for whoever is about to type', async () => {
  const used = postSearch();
  used.prepare();
  await vi.waitFor(() => expect(files.fetchManifest).toHaveBeenCalledTimes(1));
  expect(files.fetchEntries).not.toHaveBeenCalled();
  used.begin();
  await vi.waitFor(() => expect(files.fetchEntries.mock.calls).toEqual([['/0']]));
  await vi.waitFor(() => expect(database.postsSince).toHaveBeenCalledTimes(1));
  await all(search('title', 1, used));
  expect(files.fetchManifest).toHaveBeenCalledTimes(1);
  expect(database.postsSince).toHaveBeenCalledTimes(1);
});
