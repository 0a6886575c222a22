import { describe, expect, it, vi } from 'vitest';
import { samplePost } from '#tests/fixtures/posts.ts';
import { type DrawnFrom, drawPosts } from './featured-posts.ts';
import type { Post } from './post.schema.ts';

const since = Date.UTC(2026, 10, 22);

/** Returns numbers that look random, the same ones each time (the generator mulberry32). */
function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const numbered = (count: number) => Array.from({ length: count }, (_, number) => number);
/** Ids of the database, and of an imported blog. */
const slugs = [
  ...numbered(6).map((number) => `fha-loans-${number}`),
  ...numbered(17).map((number) => `refinance-${number}`),
  '15-or-30-years',
];
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const randomIds = (count: number) => {
  const random = seededRandom(1);
  const letter = () => letters.charAt(Math.floor(random() * letters.length));
  return numbered(count).map(() => numbered(20).map(letter).join(''));
};

/** Returns a blog in memory. Its newest posts are the newer ones and then the stored ones, five at most. */
function makeBlog(
  listed: readonly string[] | undefined,
  { stored = listed ?? [], newer = [] as readonly string[] } = {},
) {
  const post = (id: string): Post => samplePost({ id, slug: id });
  return {
    list: vi.fn<DrawnFrom['list']>(async () => listed && { since, ids: listed }),
    newest: vi.fn<DrawnFrom['newest']>(async (from) => {
      return (from === undefined ? [...new Set([...newer, ...stored])].slice(0, 5) : newer).map(
        post,
      );
    }),
    withIds: vi.fn<DrawnFrom['withIds']>(async (ids) => {
      return stored.filter((id) => ids.includes(id)).map(post);
    }),
  };
}

async function draw(from: DrawnFrom, random = Math.random) {
  return (await drawPosts(from, random)).map(({ id }) => id);
}

/** Returns how often each id is among the posts of `count` draws. */
async function countDrawn(from: DrawnFrom, count: number) {
  const random = seededRandom(24);
  const times = new Map<string, number>();
  for (let left = count; left > 0; left -= 1) {
    const ids = await draw(from, random);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  }
  return times;
}

/** Expects that in 1,000 draws each post comes as often as any other, give or take a third. */
async function expectEvenDraws(from: DrawnFrom, ids: readonly string[]) {
  const times = await countDrawn(from, 1_000);
  const share = 3_000 / ids.length;
  expect([...times.keys()].toSorted()).toEqual(ids.toSorted());
  expect(Math.min(...times.values())).toBeGreaterThanOrEqual((share * 2) / 3);
  expect(Math.max(...times.values())).toBeLessThanOrEqual((share * 4) / 3);
}

describe('of 24 posts, 1,000 draws take each about 125 times', () => {
  it.each([
    ['whose ids the database made', randomIds(24)],
    ['whose ids are slugs', slugs],
  ])('%s', async (_, ids) => {
    await expectEvenDraws(makeBlog(ids), ids);
  });

  it('also if some are newer than the list, edited since, or gone', async () => {
    const newer = ['new-1', 'new-2', slugs[3] ?? '', slugs[20] ?? ''];
    const stored = slugs.slice(2);
    const blog = makeBlog(slugs, { stored, newer });
    await expectEvenDraws(blog, [...stored, 'new-1', 'new-2']);
  });
});

it('reads three posts by their ids, and asks once for newer ones', async () => {
  const blog = makeBlog(slugs);
  const ids = await draw(blog);
  expect(blog.withIds.mock.calls).toEqual([[ids]]);
  expect(blog.newest.mock.calls).toEqual([[since]]);
});

it('reads a newer post only once', async () => {
  const blog = makeBlog(['a', 'b'], { newer: ['new'] });
  const ids = await draw(blog);
  expect(ids.toSorted()).toEqual(['a', 'b', 'new']);
  expect(blog.withIds.mock.calls.flat(2).toSorted()).toEqual(['a', 'b']);
});

it('draws again for posts that are gone', async () => {
  const blog = makeBlog(['a', 'gone-1', 'b', 'gone-2', 'c'], { stored: ['a', 'b', 'c'] });
  expect((await draw(blog)).toSorted()).toEqual(['a', 'b', 'c']);
  expect(blog.newest).toHaveBeenCalledTimes(1);
});

it.each<[string, (blog: ReturnType<typeof makeBlog>) => unknown]>([
  ['there is none', ({ list }) => list.mockResolvedValue(undefined)],
  ['it cannot be loaded', ({ list }) => list.mockRejectedValue(new TypeError('away'))],
])('draws from the newest posts without the list: %s', async (_, lose) => {
  const blog = makeBlog(slugs);
  lose(blog);
  const times = await countDrawn(blog, 300);
  expect([...times.keys()].toSorted()).toEqual(slugs.slice(0, 5).toSorted());
  expect(Math.min(...times.values())).toBeGreaterThanOrEqual(120);
  expect(blog.withIds).not.toHaveBeenCalled();
});

it('draws fewer if there are fewer', async () => {
  expect((await draw(makeBlog(['a', 'b']))).toSorted()).toEqual(['a', 'b']);
  expect(await draw(makeBlog([], { newer: ['a'] }))).toEqual(['a']);
  expect(await draw(makeBlog(undefined, { stored: [] }))).toEqual([]);
});
