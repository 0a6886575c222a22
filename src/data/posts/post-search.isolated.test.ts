import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PostListing } from '#src/model/posts/paged-list.ts';
import { contentField, toSearchable } from '#src/model/posts/search-entry.ts';
import { datedPosts, type StoredPost } from '#src/model/posts/stored-posts.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { checkPropertyAsync } from '#tests/proof/property.ts';
import { sampleSize } from '#tests/proof/sample-size.ts';
import { postSearch } from './post-search.ts';

const database = vi.hoisted(() => ({
  postsSince: vi.fn(),
  getPostsById: vi.fn(),
  listStoredPosts: vi.fn(),
}));
vi.mock('./stored-posts.service.ts', () => database);

const newest = Date.UTC(2026, 9, 31);
/** The documents in the database; the newest is `p01`. */
let stored: Map<string, StoredPost['data']>;
/** The files of the site, which answers for any other path with a page, as the development server does. */
let files: Map<string, unknown>;
const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
const site = vi.fn(async (path: string) => {
  return files.has(path) ? Response.json(files.get(path)) : page();
});

function store(number: number, fields: StoredPost['data'] = {}) {
  const { id, ...post } = samplePost({ slug: `p${String(number).padStart(2, '0')}` });
  const time = newest - number * 86_400_000;
  const datePublished = { toDate: () => new Date(time), valueOf: () => `${time}` };
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
  const [entries, texts1, texts2] = ['/entries', '/1', '/2'].map((path) => path + release);
  files = new Map<string, unknown>([
    [`${entries}`, dated.map(toSearchable)],
    [`${texts1}`, texts.slice(0, 50)],
    [`${texts2}`, texts.slice(50)],
  ]);
  files.set('/search-index.json', {
    since: newest,
    entries: [entries],
    texts: [texts1, texts2],
    rows: [],
    mostLinked: ['id-p07', 'id-p05'],
  });
}

beforeEach(() => {
  stored = new Map();
  for (let number = 1; number <= 130; number += 1) store(number);
  build();
  vi.stubGlobal('fetch', site.mockClear());
  database.postsSince.mockReset().mockResolvedValue([]);
  database.getPostsById.mockReset().mockImplementation(async (ids: string[]) => documents(ids));
  database.listStoredPosts.mockReset().mockImplementation(async () => documents());
  // Timers fire as soon as nothing else is pending.
  vi.useFakeTimers().setTimerTickMode('nextTimerAsync');
});
afterEach(() => void vi.useRealTimers());

async function all(text: string, { page = 1, used = postSearch() } = {}): Promise<PostListing[]> {
  const found: PostListing[] = [];
  for await (const listing of used.listings(text, page, new AbortController().signal)) {
    found.push(listing);
  }
  return found;
}
const last = async (...asked: Parameters<typeof all>) => (await all(...asked)).at(-1);
const slugs = (listing: PostListing | undefined) => listing?.posts.map(({ slug }) => slug);
const loaded = () => site.mock.calls.map(([path]) => path);

it('shows what titles have first, and adds what texts have at the end, with the most mentions first', async () => {
  store(20, { content: 'Escrow' });
  store(90, { content: 'Escrow and escrow' });
  store(120, { title: 'All about escrow' });
  build();
  const [, first, second] = await all('escrow');
  expect(first).toMatchObject({ isPartial: true, total: 1 });
  expect(slugs(first)).toEqual(['p120']);
  expect(slugs(second)).toEqual(['p120', 'p90', 'p20']);
  expect(second).not.toHaveProperty('isPartial');
});

it('shows the best of the newest file ahead, which keep their places before the best of all', async () => {
  for (const number of [3, 5, 20, 30]) store(number, { title: 'All about escrow' });
  store(7, { description: 'Escrow' });
  store(90, { title: 'Escrow' });
  build();
  const entries = files.get('/entries') as unknown[];
  files.set('/entries', entries.slice(0, 50)).set('/older', entries.slice(50));
  Object.assign(files.get('/search-index.json') as object, { entries: ['/entries', '/older'] });
  const used = postSearch();
  const [first, ...others] = await all('escrow', { used });
  expect(slugs(first)).toEqual(['p03', 'p05', 'p20']);
  expect(first?.isPartial).toBe(true);
  const order = ['p03', 'p05', 'p20', 'p90', 'p30', 'p07'];
  expect(slugs(others.at(-1))).toEqual(order);
  expect(slugs(await last('escrow', { used }))).toEqual(order);
});

it('shows nothing as long as more may follow: of a text in none of the titles, and of a page near the end', async () => {
  store(20, { content: 'Escrow' });
  build();
  expect((await all('escrow'))[0]).toMatchObject({ total: 1 });
  const [first] = await all('title', { page: 99 });
  expect(first).toMatchObject({ page: 22, pageCount: 22, total: 130 });
  expect(slugs(first)).toEqual(['p127', 'p128', 'p129', 'p130']);
});

it('searches for what a misspelled word may mean, and says so', async () => {
  store(30, { title: 'Refinance later', content: 'Escrow' });
  build();
  expect(await last('refinace')).toMatchObject({ instead: 'refinance', total: 1 });
  expect(await last('refinace escrow')).toMatchObject({ total: 1 });
});

it('shows what has some of the words, the rarest first, and the posts that most others link to', async () => {
  store(30, { title: 'Points of a title' });
  build();
  const found = await last('title of points for castles');
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
      const pages = [await last(typed), await last(typed, { page: 2 })];
      files.delete('/search-index.json');
      expect((await last(typed))?.total).toBe(pages[0]?.total);
      if (typed.trim() === typed && !field.startsWith('Texas') && !field.startsWith('New York')) {
        const shown = pages.flatMap((listing) => listing?.posts ?? []);
        expect(shown.map((one) => one.id)).toContain(id);
      }
    },
  );
  await checkPropertyAsync(property, sampleSize(1_000, 60));
});

it('reads only newer posts and the posts of the page, none twice, and loads no file twice', async () => {
  const used = postSearch();
  const found = await last('title', { used });
  expect(database.postsSince.mock.calls).toEqual([[new Date(newest)]]);
  await all('title of p0', { used });
  expect(used.cached(' TITLE ', 1)).toEqual(found);
  expect(used.cached('title', 2)).toBeUndefined();
  const [first] = await all('title', { page: 2, used });
  expect(first?.isPartial).toBeUndefined();
  expect(database.getPostsById.mock.calls.map(([ids]) => ids)).toEqual([
    ['id-p01', 'id-p02', 'id-p03', 'id-p04', 'id-p05', 'id-p06'],
    ['id-p07', 'id-p08', 'id-p09', 'id-p10', 'id-p11', 'id-p12'],
  ]);
  expect(database.postsSince).toHaveBeenCalledTimes(1);
  expect(loaded()).toEqual(['/search-index.json', '/entries', '/1', '/2']);
  expect(database.listStoredPosts).not.toHaveBeenCalled();
});

it('shows posts as the database has them: without those that were deleted or are malformed', async () => {
  stored.delete('id-p02');
  store(3, { title: 7 });
  store(4, { description: 'What is new' });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const [, first, ...others] = await all('title');
  expect(slugs(first)?.slice(0, 4)).toEqual(['p01', 'p02', 'p03', 'p04']);
  const listing = others.at(-1);
  expect(slugs(listing)).toEqual(['p01', 'p04', 'p05', 'p06', 'p07', 'p08']);
  expect(listing?.posts[1]?.description).toBe('What is new');
  expect(listing?.total).toBe(128);
  expect(log).toHaveBeenCalledWith('Skipped the post id-p03, malformed in: title');
});

it('finds the current version of newer posts, in their current positions', async () => {
  const changed = [store(0, { title: 'Escrow' }), store(70, { title: 'Escrow, too' }), store(71)];
  const undated = store(2, { title: 'Escrow, undated', datePublished: undefined });
  database.postsSince.mockResolvedValue(documents([...changed, undated]));
  expect(slugs(await last('escrow'))).toEqual(['p00', 'p70']);
  expect(slugs(await last('title of p0'))?.slice(0, 2)).toEqual(['p01', 'p03']);
  // Posts that came from the database are not read again.
  expect(database.getPostsById.mock.calls.flat(2)).not.toContain('id-p70');
});

it('starts over with the new index when a release replaced the files', async () => {
  const used = postSearch();
  used.prepare();
  await vi.waitFor(() => expect(loaded()).toHaveLength(1));
  for (const number of [131, 132]) store(number);
  build('second');
  expect((await last('title', { used }))?.total).toBe(132);
});

it.each([
  ['a file', site],
  ['newer posts', database.postsSince],
])('fails when %s cannot be read, and requests it again on the next search', async (_, read) => {
  const used = postSearch();
  read.mockRejectedValueOnce(new TypeError('away'));
  await expect(last('title', { used })).rejects.toThrow('away');
  expect((await last('title', { used }))?.total).toBe(130);
});

it('searches all posts without an index, and reads each once', async () => {
  files.clear();
  const used = postSearch();
  expect((await last('title', { used }))?.total).toBe(130);
  expect(slugs(await last('p130', { used }))).toEqual(['p130']);
  expect(database.listStoredPosts.mock.calls).toEqual([['all posts']]);
  expect(database.postsSince).not.toHaveBeenCalled();
  expect(database.getPostsById).not.toHaveBeenCalled();
});

it('loads the first results ahead, and no texts while the visitor keeps typing', async () => {
  const used = postSearch();
  used.prepare();
  await vi.waitFor(() => expect(loaded()).toEqual(['/search-index.json']));
  used.prefetch();
  await vi.waitFor(() => expect(database.postsSince).toHaveBeenCalledTimes(1));
  const leaving = new AbortController();
  for await (const _ of used.listings('title', 1, leaving.signal)) leaving.abort();
  expect(loaded()).toEqual(['/search-index.json', '/entries']);
  expect(database.getPostsById).not.toHaveBeenCalled();
});
