import { beforeEach, expect, it, vi } from 'vitest';
import type { Post, PostSummary } from '#src/model/posts/post.schema.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { pagedPosts } from './blog-cache.ts';

const getPostPages = vi.fn();
const countPosts = vi.fn();
const open = (category: string) => pagedPosts(category, async () => ({ getPostPages, countPosts }));

let stored: Post[];

function store(count: number) {
  stored = Array.from({ length: count }, (_, index) => samplePost({ slug: `p${index + 1}` }));
}

beforeEach(() => {
  countPosts.mockReset().mockImplementation(async () => stored.length);
  // A cursor is the number of posts before it.
  getPostPages.mockReset().mockImplementation(async ({ after = 0, pages = 1 }) => {
    const found = stored.slice(after, after + pages * 6);
    return Array.from({ length: Math.ceil(found.length / 6) }, (_, index) => ({
      posts: found.slice(index * 6, index * 6 + 6),
      end: Math.min(after + index * 6 + 6, stored.length),
    }));
  });
});

const listSlugs = ({ posts }: { posts: readonly PostSummary[] }) => posts.map(({ slug }) => slug);
const reads = () => getPostPages.mock.calls.map(([{ after = 0, pages }]) => [after, pages]);

it('reads each page after the end of the previous one, and counts once', async () => {
  store(14);
  const list = open('Credit');

  expect(await list.load(1)).toMatchObject({ page: 1, pageCount: 3, total: 14 });
  expect(listSlugs(await list.load(2))).toEqual(['p7', 'p8', 'p9', 'p10', 'p11', 'p12']);
  expect(listSlugs(await list.load(3))).toEqual(['p13', 'p14']);
  expect(reads()).toEqual([
    [0, 1],
    [6, 1],
    [12, 1],
  ]);
  expect(countPosts.mock.calls).toEqual([['Credit']]);
  expect(getPostPages.mock.calls.map(([{ category }]) => category)).toEqual(
    Array(3).fill('Credit'),
  );
});

it('caches what it read', async () => {
  store(14);
  const list = open('');
  expect(list.cached(1)).toBeUndefined();
  await list.load(2);

  expect(listSlugs(list.cached(1) ?? { posts: [] })[0]).toBe('p1');
  expect(list.cached(2)).toEqual(await list.load(2));
  expect(list.cached(3)).toBeUndefined();
  expect(reads()).toHaveLength(2);
});

it.each([
  [14, 2, 2],
  [14, 3, 3],
  [14, 4, 3],
  [14, 1e20, 3],
  [14, 0, 1],
  [6, 2, 1],
  [0, 3, 1],
])('with %d posts, answers a request for page %d with page %d', async (total, wanted, page) => {
  store(total);
  const list = open('');
  const listing = await list.load(wanted);

  expect(listing).toMatchObject({ page, pageCount: Math.max(1, Math.ceil(total / 6)), total });
  expect(listing.posts).toHaveLength(Math.min(6, total - 6 * (page - 1)));
  expect(list.cached(page)).toEqual(listing);
  const transferred = reads().reduce((sum, [, pages]) => sum + pages, 0);
  expect(transferred).toBe(page);
});

it('reads each page once when two are requested at the same time', async () => {
  store(14);
  const list = open('');

  const [second, third] = await Promise.all([list.load(2), list.load(3)]);

  expect(listSlugs(second)[0]).toBe('p7');
  expect(listSlugs(third)).toEqual(['p13', 'p14']);
  expect(reads().map(([after]) => after)).toEqual([0, 6, 12]);
});

it('ends where the posts end, even if more were counted before', async () => {
  store(7);
  countPosts.mockResolvedValue(13);
  const list = open('');

  expect(await list.load(3)).toMatchObject({ page: 2, pageCount: 2 });
  expect(listSlugs(await list.load(2))).toEqual(['p7']);
});

it.each([
  ['posts', getPostPages],
  ['count', countPosts],
])('fails without an answer for the %s, and recovers on the next try', async (_, read) => {
  store(7);
  read.mockRejectedValueOnce(new Error('away'));
  const list = open('');

  await expect(list.load(1)).rejects.toThrow('away');
  expect(list.cached(1)).toBeUndefined();
  expect(await list.load(1)).toMatchObject({ total: 7, pageCount: 2 });
  expect(listSlugs(await list.load(2))).toEqual(['p7']);
});
