import { Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as service from '#src/data/posts/posts.service.ts';
import {
  getPostsById,
  listRedirects,
  listStoredPosts,
  postsSince,
} from '#src/data/posts/stored-posts.service.ts';
import * as builtFile from '#src/lib/loading/built-file.ts';
import { newestCount } from '#src/model/posts/posts.limits.ts';
import { serviceDatabase } from './service-database.ts';

const database = serviceDatabase('a visitor');
// A site without a list.
beforeEach(() => void vi.spyOn(builtFile, 'fetchIfThere').mockResolvedValue(undefined));

/** Stores posts `p01`, `p02` … each a day newer than the one before. */
async function storePosts(count: number, changes: Record<string, unknown> = {}) {
  const days = Array.from({ length: count }, (_, index) => index + 1);
  await Promise.all(days.map((day) => storePost(`p${String(day).padStart(2, '0')}`, day, changes)));
}

function storePost(id: string, day: number, changes: Record<string, unknown> = {}) {
  return database.store(`mortgageBlogPosts/${id}`, {
    title: `Post ${id}`,
    slug: id,
    category: 'Rates',
    datePublished: Timestamp.fromDate(new Date(Date.UTC(2026, 0, day, 17))),
    ...changes,
  });
}

/** Returns the limit of each query that `work` sends to the database. */
async function watchLimits(work: () => Promise<unknown>): Promise<unknown[]> {
  const requests = vi.spyOn(globalThis, 'fetch');
  await work();
  const bodies = requests.mock.calls.map(([, request]) => JSON.parse(String(request?.body)));
  requests.mockRestore();
  return bodies.map(({ structuredQuery }) => structuredQuery?.limit);
}

const listIds = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);

describe('listStoredPosts', () => {
  it('lists every document by its id, including those that no page shows', async () => {
    await storePosts(2);
    await database.store('mortgageBlogPosts/p00', { title: 7 });

    const posts = await listStoredPosts('all posts');
    expect(listIds(posts)).toEqual(['p00', 'p01', 'p02']);
    expect(posts[0]?.data).toEqual({ title: 7 });
  });

  it('requests 60 posts at a time until it has each of them once', async () => {
    await storePosts(130);
    let posts: { id: string }[] = [];

    const limits = await watchLimits(async () => {
      posts = await listStoredPosts('all posts');
    });
    expect(limits).toEqual([60, 60, 60]);
    expect(new Set(listIds(posts)).size).toBe(130);
    expect([posts[0]?.id, posts.at(-1)?.id]).toEqual(['p01', 'p99']);
  });
});

describe('postsSince', () => {
  const since = new Date(Date.UTC(2026, 0, 3));
  const at = (day: number) => Timestamp.fromDate(new Date(Date.UTC(2026, 0, day, 12)));
  const sortedIds = async () => listIds(await postsSince(since)).toSorted();

  it('returns only what was published or changed since then', async () => {
    await storePosts(4);
    await storePost('p00', -300, { dateUpdated: at(4) });
    await storePost('text', 1, { datePublished: '2026-01-09' });
    await database.store('mortgageBlogPosts/undated', { dateUpdated: at(5) });

    expect(await sortedIds()).toEqual(['p00', 'p03', 'p04', 'undated']);
  });

  it('reads each document once, and does not reread those that the editor saved', async () => {
    await storePosts(2);
    for (const day of [5, 6, 7]) {
      await storePost(`p0${day}`, day, { datePublished: at(day), dateUpdated: at(day) });
    }
    let ids: string[] = [];
    const limits = await watchLimits(async () => {
      ids = await sortedIds();
    });
    expect(ids).toEqual(['p05', 'p06', 'p07']);
    // One query for documents, one count.
    expect(limits).toEqual([60, undefined]);
  });

  it('returns what was published without dateUpdated, as well as what was saved since', async () => {
    await storePost('imported', 8);
    await storePost('saved', 9, { datePublished: at(9), dateUpdated: at(9) });

    expect(await sortedIds()).toEqual(['imported', 'saved']);
  });
});

it('getPostsById returns the posts that exist', async () => {
  await storePosts(3);

  const posts = await getPostsById(['p03', 'gone', 'p01']);
  expect(listIds(posts)).toEqual(['p01', 'p03']);
  expect(posts[0]?.data).toMatchObject({ title: 'Post p01' });
});

it('findPostBySlug finds one post for a slug, even when two have it', async () => {
  await storePost('one', 1, { slug: 'fha-loans-texas' });
  await storePost('other', 2, { slug: 'fha-loans-texas' });
  await storePost('third', 3);

  expect(await service.findPostBySlug('fha-loans-texas')).toMatchObject({ id: 'one' });
});

describe('findMovedPost', () => {
  it('finds a post whatever the case of the letters', async () => {
    await storePosts(1);
    expect(await service.findMovedPost('P01')).toMatchObject({ id: 'p01' });
  });

  it.each([
    ['compra-año', 'compra-a%c3%b1o'],
    ['Compra-AÑO', 'compra-a%c3%b1o'],
    ['compra-an\u0303o', 'compra-año'],
    ['50%-down', '50%25-down'],
  ])('finds at %j the post that WordPress stored as %j', async (address, slug) => {
    await storePost('imported', 1, { slug });
    expect(await service.findMovedPost(address)).toMatchObject({ id: 'imported', slug });
  });

  it('follows a redirect to the present slug of the post, whatever the case of the letters', async () => {
    await storePost('p01', 1, { slug: 'third' });
    await database.store('slugRedirects/first', { post: 'p01' });
    await database.store('slugRedirects/second', { post: 'p01' });

    expect(await service.findMovedPost('first')).toMatchObject({ id: 'p01', slug: 'third' });
    expect(await service.findMovedPost('Second')).toMatchObject({ id: 'p01', slug: 'third' });
  });

  it('finds nothing at an address that no post ever had, or whose post is gone', async () => {
    await database.store('slugRedirects/first', { post: 'gone' });
    await database.store('slugRedirects/odd', { post: 7 });

    for (const slug of ['nowhere', 'first', 'odd', 'a/b', '..']) {
      expect(await service.findMovedPost(slug)).toBeUndefined();
    }
    expect(console.error).not.toHaveBeenCalled();
  });
});

it('listRedirects lists every earlier address with its post, and skips what is none', async () => {
  await database.store('slugRedirects/first', { post: 'p01' });
  await database.store('slugRedirects/odd', { post: 7 });
  await database.store('slugRedirects/second', { post: 'p01' });

  expect(await listRedirects()).toEqual([
    { slug: 'first', post: 'p01' },
    { slug: 'second', post: 'p01' },
  ]);
});

describe('getPost', () => {
  it('returns a post by its id, and nothing for another', async () => {
    await storePosts(2);

    expect(await service.getPost('p02')).toMatchObject({ id: 'p02', title: 'Post p02' });
    expect(await service.getPost('p03')).toBeUndefined();
  });

  it('fails for an invalid id', async () => {
    await expect(service.getPost('a/b')).rejects.toMatchObject({ name: 'ReadError' });
  });
});

describe('getPostPages', () => {
  it('pages through the blog by cursors, six posts a page', async () => {
    await storePosts(8);

    const [first] = await service.getPostPages();
    expect(listIds(first?.posts ?? [])).toEqual(['p08', 'p07', 'p06', 'p05', 'p04', 'p03']);
    const [second] = await service.getPostPages({ after: first?.end });
    expect(listIds(second?.posts ?? [])).toEqual(['p02', 'p01']);
    expect(await service.getPostPages({ after: second?.end })).toEqual([]);
  });

  it('returns the pages up to one that was opened directly', async () => {
    await storePosts(13);

    const pages = await service.getPostPages({ pages: 2 });
    expect(pages.map(({ posts }) => posts.length)).toEqual([6, 6]);
    const [second] = await service.getPostPages({ after: pages[0]?.end });
    expect(second?.posts).toEqual(pages[1]?.posts);
    const [third] = await service.getPostPages({ after: pages[1]?.end });
    expect(listIds(third?.posts ?? [])).toEqual(['p01']);
  });

  it('stays within a category', async () => {
    await storePosts(2);
    await storePost('credit', 3, { category: 'Credit' });

    const [page] = await service.getPostPages({ category: 'Credit' });
    expect(listIds(page?.posts ?? [])).toEqual(['credit']);
  });

  it('continues after a malformed post', async () => {
    await storePosts(7);
    await storePost('p02', 2, { title: '' });

    const [first] = await service.getPostPages();
    expect(first?.posts).toHaveLength(5);
    const [second] = await service.getPostPages({ after: first?.end });
    expect(listIds(second?.posts ?? [])).toEqual(['p01']);
  });
});

it('countPosts counts the posts of the pages, in all or in a category', async () => {
  await storePosts(3);
  await storePost('credit', 4, { category: 'Credit' });
  await database.store('mortgageBlogPosts/undated', { title: 'Undated', slug: 'undated' });

  expect(await service.countPosts()).toBe(4);
  expect(await service.countPosts('Credit')).toBe(1);
  expect(await service.countPosts('Refinance')).toBe(0);
});

describe('getFeaturedPosts', () => {
  const since = Date.UTC(2026, 0, 4);
  const featured = async (random: () => number = Math.random) =>
    listIds(await service.getFeaturedPosts(random));

  it('reads the drawn ids of the list, and asks once for newer posts', async () => {
    await storePosts(3);
    await storePost('text', 1, { datePublished: '2026-01-09' });
    await database.store('mortgageBlogPosts/undated', { title: 'Undated', slug: 'undated' });
    vi.mocked(builtFile.fetchIfThere).mockResolvedValue({
      since,
      ids: ['undated', 'p01', 'text', 'p02'],
    });
    let ids: string[] = [];

    const limits = await watchLimits(async () => {
      ids = await featured(() => 0);
    });
    expect(ids).toEqual(['undated', 'p01', 'text']);
    expect(limits).toEqual([newestCount, undefined]);
  });

  it('draws from the newest posts without a list', async () => {
    await storePosts(newestCount + 1);

    const limits = await watchLimits(async () => {
      // The last of them is the oldest, which would be p01 without the limit.
      expect(await featured(() => 0.999_999)).toEqual(['p02', 'p03', 'p04']);
    });
    expect(limits).toEqual([newestCount]);
  });
});

describe('getRelatedPosts', () => {
  it('returns the three newest others of the category', async () => {
    await storePosts(5);
    await storePost('credit', 9, { category: 'Credit' });

    const related = async (id: string) =>
      listIds(await service.getRelatedPosts({ id, category: 'Rates' }));
    expect(await related('p04')).toEqual(['p05', 'p03', 'p02']);
    expect(await related('p01')).toEqual(['p05', 'p04', 'p03']);
  });

  it('returns none for a post without a category', async () => {
    await storePost('p01', 1, { category: '' });
    await storePost('p02', 2, { category: '' });

    expect(await service.getRelatedPosts({ id: 'p01', category: '' })).toEqual([]);
  });
});
