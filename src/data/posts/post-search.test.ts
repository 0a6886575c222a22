import { beforeEach, expect, it, vi } from 'vitest';
import type { PostListing } from '#src/model/posts/paged-list.ts';
import type { StoredPost } from '#src/model/posts/stored-posts.ts';
import {
  answerWithBlog,
  changePost,
  changeUnnoticed,
  postsService,
  storeBlog,
} from '#tests/fixtures/admin-blog.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import {
  buildSearchFiles,
  collect,
  fetchSearchFile,
  hurryTimers,
  searchFilesOfSite,
} from '#tests/fixtures/search-files.ts';
import { postSearch } from './post-search.ts';

const name = (number: number) => `p${String(number).padStart(3, '0')}`;
/** The posts of the blog by their number, of which 1 is the newest. */
type Changes = Readonly<Record<number, StoredPost['data']>>;

function toPost(number: number, fields: StoredPost['data'] = {}) {
  const datePublished = new Date(Date.UTC(2026, 9, 31 - number)).toISOString();
  const { id: _, ...post } = samplePost({ slug: name(number), datePublished });
  return { ...post, ...fields };
}

async function build(count: number, changes: Changes = {}) {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  storeBlog(Object.fromEntries(numbers.map((at) => [name(at), toPost(at, changes[at])])));
  await buildSearchFiles();
}

answerWithBlog();
beforeEach(hurryTimers);

const { signal } = new AbortController();
const all = (text: string, { page = 1, used = postSearch() } = {}): Promise<PostListing[]> =>
  collect(used.listings({ text, page }, signal));
const last = async (...request: Parameters<typeof all>) => (await all(...request)).at(-1);
const slugs = (listing: PostListing | undefined) =>
  listing?.posts.map(({ slug }) => slug).join(' ');
const loaded = () => fetchSearchFile.mock.calls.length;

it('shows titles first, then texts by their mentions', async () => {
  const [title, content] = ['All about escrow', 'Escrow'];
  const texts = { 20: { content }, 90: { content: 'Escrow, escrow' } };
  await build(130, { ...texts, 110: { title }, 120: { title: content } });
  const found = await all('escrow');
  expect(found[0]?.isPartial).toBe(true);
  expect(slugs(found[0])).toBe('p120 p110');
  expect(found.at(-1)?.isPartial).toBe(false);
  expect(slugs(found.at(-1))).toBe('p120 p110 p090 p020');
});

it('shows the best of the newest file ahead, in their places, before the others are there', async () => {
  const title = 'All about escrow';
  const titles = { 3: { title }, 5: { title }, 20: { title }, 30: { title } };
  await build(290, { ...titles, 7: { description: 'Escrow' }, 90: { title: 'Escrow' } });
  const used = postSearch();
  const found = await all('escrow', { used });
  expect(slugs(found[0])).toBe('p003 p005 p020');
  expect(slugs(found.at(-1))).toBe('p003 p005 p020 p090 p030 p007');
  expect(slugs(await last('escrow', { used }))).toBe('p003 p005 p020 p090 p030 p007');
});

it('shows nothing as long as more may follow: of a text in none of the titles, and of a page near the end', async () => {
  await build(130, { 20: { content: 'Escrow' } });
  expect((await all('escrow'))[0]).toMatchObject({ total: 1 });
  const [first] = await all('title', { page: 99 });
  expect(first).toMatchObject({ page: 22, pageCount: 22, total: 130 });
  expect(slugs(first)).toBe('p127 p128 p129 p130');
});

it('where nothing fits, shows what is meant, or what is closest and the posts that most others link to', async () => {
  const content = ['p005', 'p007', 'p009'].map((to) => `<a href="/blog/${to}">Escrow</a>`).join();
  await build(9, { 3: { title: 'Refinance points', content }, 4: { content } });
  expect(await last('refinace')).toMatchObject({ instead: 'refinance', total: 1 });
  expect(await last('refinace escrow')).toMatchObject({ total: 1 });
  const found = await last('title of points for castles');
  expect(found?.total).toBe(0);
  expect(slugs(found)).toBe('p003 p001 p002 p004 p005 p006');
  expect(found?.startWith?.map(({ slug }) => slug)).toEqual(['p005', 'p007', 'p009']);
});

it('reads only newer posts and the posts of the page, none twice, and loads no file twice', async () => {
  await build(90);
  const used = postSearch();
  await all('title', { used });
  await all('title of p00', { used });
  const [first] = await all('title', { page: 2, used });
  expect(first?.isPartial).toBe(false);
  const read = postsService.getPostsById.mock.calls.map(([ids]) => ids.join(' '));
  expect(read).toEqual(['p001 p002 p003 p004 p005 p006', 'p007 p008 p009 p010 p011 p012']);
  expect(postsService.postsSince.mock.calls).toEqual([[new Date(0)]]);
  expect(loaded()).toBe(4);
  expect(postsService.listStoredPosts).not.toHaveBeenCalled();
});

it('shows posts as the database has them: the newer ones found by what they say now, none that was deleted or is malformed', async () => {
  await build(130);
  changeUnnoticed('p002', undefined);
  changeUnnoticed('p003', toPost(3, { title: 7 }));
  changeUnnoticed('p004', toPost(4, { description: 'What is new' }));
  changePost('p000', toPost(0, { title: 'Escrow' }));
  changePost('p070', toPost(70, { title: 'Escrow, too' }));
  changePost('p001', toPost(1, { title: 'Escrow, undated', datePublished: undefined }));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const used = postSearch();
  const found = await all('title', { used });
  expect(slugs(found[1])).toBe('p002 p003 p004 p005 p006 p007');
  expect(slugs(found.at(-1))).toBe('p004 p005 p006 p007 p008 p009');
  expect(found.at(-1)?.posts[0]?.description).toBe('What is new');
  expect(found.at(-1)?.total).toBe(126);
  expect(log).toHaveBeenCalledWith('Skipped the post p003, malformed in: title');
  expect(slugs(await last('escrow', { used }))).toBe('p000 p070');
  // Posts that came from the database are not read again.
  expect(postsService.getPostsById.mock.calls.flat(2)).not.toContain('p070');
});

const away = new TypeError('away');

it.each<[what: string, fail: () => unknown, total: number]>([
  ['a file', () => fetchSearchFile.mockRejectedValueOnce(away), 8],
  ['newer posts', () => postsService.postsSince.mockRejectedValueOnce(away), 8],
  ['a file that a release replaced', () => build(10), 10],
])('fails without %s, and starts over on the next search', async (_, fail, total) => {
  await build(8);
  const used = postSearch();
  await used.prepare();
  expect(loaded()).toBe(2);
  await fail();
  await expect(last('title', { used })).rejects.toThrow(/away|missing/);
  expect((await last('title', { used }))?.total).toBe(total);
});

it('searches all posts without an index, and reads each once', async () => {
  await build(130);
  searchFilesOfSite.clear();
  const used = postSearch();
  expect((await last('title', { used }))?.total).toBe(130);
  expect(slugs(await last('p130', { used }))).toBe('p130');
  expect(postsService.listStoredPosts.mock.calls).toEqual([['all posts']]);
  expect(postsService.postsSince).not.toHaveBeenCalled();
  expect(postsService.getPostsById).not.toHaveBeenCalled();
});

it('loads the first results ahead, and no texts while the visitor keeps typing', async () => {
  await build(8);
  const used = postSearch();
  used.prefetch();
  await vi.waitFor(() => expect(postsService.postsSince).toHaveBeenCalledTimes(1));
  const leaving = new AbortController();
  for await (const _ of used.listings({ text: 'title', page: 1 }, leaving.signal)) leaving.abort();
  expect(loaded()).toBe(2);
  expect(postsService.getPostsById).not.toHaveBeenCalled();
});
