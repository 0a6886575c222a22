import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PostListing } from '#src/domain/posts/listing/paged-list.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { extent } from '#tests/proof/extent.ts';
import { holdsAsync } from '#tests/proof/property.ts';
import { datedPosts, type StoredPost } from '../stored-posts.ts';
import { postSearch } from './post-search.ts';
import { contentField, toSearchable } from './search-entry.ts';
import { IndexReplaced, type SearchManifest } from './search-index.ts';

const files = vi.hoisted(() => ({ fetchManifest: vi.fn(), fetchEntries: vi.fn() }));
const database = vi.hoisted(() => ({ postsSince: vi.fn(), getPostsById: vi.fn() }));
const listStoredPosts = vi.hoisted(() => vi.fn());
vi.mock('./search-index.ts', async (original) => ({ ...(await original<object>()), ...files }));
vi.mock('../stored-posts.service.ts', () => ({ ...database, listStoredPosts }));

/** The documents in the database; the newest is `p01`. */
let stored: Map<string, StoredPost['data']>;
let indexed: Map<string, unknown[]>;
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
  const dated = datedPosts(documents());
  const texts = dated.map(({ post }) => [post.id, contentField(post.content)]);
  const parts = [dated.map(toSearchable), ...[0, 50, 100].map((at) => texts.slice(at, at + 50))];
  indexed = new Map(parts.map((part, at) => [`/${release}${at}`, part]));
  const [entries = '', ...files] = indexed.keys();
  const mostLinked = ['id-p07', 'id-p05'];
  manifest = { since: newest, entries: [entries], texts: files, rows: [], mostLinked };
}

beforeEach(() => {
  stored = new Map();
  for (let number = 1; number <= 130; number += 1) store(number);
  build();
  files.fetchManifest.mockReset().mockImplementation(async () => manifest);
  files.fetchEntries.mockReset().mockImplementation(async (path: string) => {
    const part = indexed.get(path);
    if (!part) throw new IndexReplaced(path);
    return part;
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

it('shows what titles have first, and adds what texts have at the end, with the most mentions first', async () => {
  store(20, { content: 'Escrow' });
  store(90, { content: 'Escrow and escrow' });
  store(120, { title: 'All about escrow' });
  build();
  const [first, ...others] = await all(search('escrow'));
  expect(first).toMatchObject({ isPartial: true, total: 1 });
  expect(slugs(first)).toEqual(['p120']);
  expect(slugs(others.at(-1))).toEqual(['p120', 'p20', 'p90']);
  expect(others.at(-1)).not.toHaveProperty('isPartial');
  store(21, { content: 'Escrow and escrow' });
  build();
  expect(slugs(await last(search('escrow')))).toEqual(['p120', 'p21', 'p20', 'p90']);
});

it('shows a page near the end, or the nearest one, once the search has ended', async () => {
  const listings = await all(search('title', 99));
  expect(listings[0]).toMatchObject({ posts: [], page: 99, isPartial: true });
  expect(listings.at(-1)).toMatchObject({ page: 22, pageCount: 22 });
  expect(slugs(listings.at(-1))).toEqual(['p127', 'p128', 'p129', 'p130']);
});

it('searches for what a misspelled word may mean, and says so', async () => {
  store(30, { title: 'Refinance later', content: 'Escrow' });
  build();
  expect(await last(search('refinace'))).toMatchObject({ instead: 'refinance', total: 1 });
  expect(await last(search('refinace escrow'))).toMatchObject({ total: 1 });
});

it('shows what has some of the words, the rarest first, and the posts that most others link to', async () => {
  store(30, { title: 'Points of a title' });
  build();
  const found = await last(search('title of points for castles'));
  expect(found?.total).toBe(0);
  expect(found?.posts[0]?.slug).toBe('p30');
  expect(found?.posts).toHaveLength(6);
  expect(found?.startWith?.map(({ slug }) => slug)).toEqual(['p05', 'p07']);
});

it('finds whatever has what was typed, with and without an index', async () => {
  const text = anyTextOr('ab AÀé’\u0301🏠\n-‑\u00ad&', 12);
  const post = fc.record({
    title: text.map((title) => `${title}.`),
    description: text,
    content: text.map((words) => `<p>${words.replace(/[&<]/g, ' ')}</p>`),
    keywords: fc.array(text, { maxLength: 2 }),
    states: fc.constantFrom(['Texas'], ['New York'], []),
  });
  const property = fc.asyncProperty(
    fc.array(post, { minLength: 1, maxLength: 8 }),
    fc.nat(),
    fc.nat({ max: 5 }),
    fc.nat({ max: 6 }),
    async (posts, at, start, length) => {
      stored = new Map();
      posts.forEach((fields, number) => void store(number, fields));
      build();
      const fields = Object.values(posts[at % posts.length] ?? {}).flat();
      const field = fields[at % fields.length] ?? '';
      const typed = field.replace(/<\/?p>/g, '').slice(start, start + length);
      const id = [...stored.keys()][at % posts.length];
      const byIndex = await last(search(typed, 1));
      files.fetchManifest.mockResolvedValueOnce(undefined);
      const byAll = await last(search(typed, 1));
      expect(byAll?.total).toBe(byIndex?.total);
      if (typed.trim() === typed && !field.startsWith('Texas') && !field.startsWith('New York')) {
        const shown = [byIndex, await last(search(typed, 2))].flatMap((page) => page?.posts ?? []);
        expect(shown.map((one) => one.id)).toContain(id);
      }
    },
  );
  await holdsAsync(property, extent(1_000, 60));
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
  for (const id of ['id-p02', 'id-p03']) stored.delete(id);
  const found = await last(search('title'));
  expect(slugs(found)).toEqual(['p01', 'p04', 'p05', 'p06', 'p07', 'p08']);
  expect(found?.total).toBe(128);
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
  const other = postSearch();
  files.fetchManifest.mockResolvedValueOnce({ ...manifest, texts: ['/gone'] });
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

it('loads no texts and reads nothing from the database while the visitor keeps typing', async () => {
  const leaving = new AbortController();
  for await (const _ of search('title', 1, postSearch(), leaving.signal)) leaving.abort();
  expect(files.fetchEntries.mock.calls.flat()).toEqual(['/0']);
  expect(database.getPostsById).not.toHaveBeenCalled();
});

it('keeps the texts of a visit', async () => {
  const used = postSearch();
  await all(search('title', 1, used));
  const [first] = await all(search('other', 1, used));
  expect(first?.isPartial).toBeUndefined();
  expect(files.fetchEntries.mock.calls.flat()).toEqual(['/0', '/1', '/2', '/3']);
});

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
