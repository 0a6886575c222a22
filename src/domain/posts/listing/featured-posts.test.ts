import { describe, expect, it, vi } from 'vitest';
import { samplePost } from '#tests/fixtures/posts.ts';
import type { Post } from '../post.schema.ts';
import { type DrawnFrom, drawPosts, randomOrder, shuffled } from './featured-posts.ts';

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
  { stored = listed ?? [], newer = [] as readonly string[], perFile = 10 } = {},
) {
  const post = (id: string): Post => samplePost({ id, slug: id });
  const count = listed?.length ?? 0;
  const files = numbered(Math.floor(count / perFile)).map((file) => `/ids/${file}`);
  const rest = (listed ?? []).slice(files.length * perFile);
  const from = {
    list: vi.fn<DrawnFrom['list']>(async () => listed && { since, count, perFile, files, rest }),
    idsIn: vi.fn<DrawnFrom['idsIn']>(async (file) => {
      const start = files.indexOf(file) * perFile;
      return (listed ?? []).slice(start, start + perFile);
    }),
    newest: vi.fn<DrawnFrom['newest']>(async (from) => {
      return (from === undefined ? [...new Set([...newer, ...stored])].slice(0, 5) : newer).map(
        post,
      );
    }),
    withIds: vi.fn<DrawnFrom['withIds']>(async (ids) => {
      return stored.filter((id) => ids.includes(id)).map(post);
    }),
  };
  return from;
}

async function draw(from: DrawnFrom, random: () => number = Math.random) {
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

it('ends with the newest posts if those of the list are gone, after reading a limited number', async () => {
  const listed = numbered(1_000).map((number) => `gone-${number}`);
  const blog = makeBlog(listed, { stored: ['a', 'b', 'c', 'd'] });
  const ids = await draw(blog);
  expect(ids).toHaveLength(3);
  expect(['a', 'b', 'c', 'd']).toEqual(expect.arrayContaining(ids));
  expect(blog.withIds.mock.calls.flat(2)).toHaveLength(12);
  expect(blog.newest.mock.calls).toEqual([[since], []]);
});

it.each<[string, (blog: ReturnType<typeof makeBlog>) => unknown]>([
  ['there is none', ({ list }) => list.mockResolvedValue(undefined)],
  ['it cannot be loaded', ({ list }) => list.mockRejectedValue(new TypeError('away'))],
  ['its files are gone', ({ idsIn }) => idsIn.mockRejectedValue(new Error('gone'))],
])('draws from the newest posts without the list: %s', async (_, lose) => {
  const blog = makeBlog(slugs, { perFile: slugs.length });
  lose(blog);
  const times = await countDrawn(blog, 300);
  expect([...times.keys()].toSorted()).toEqual(slugs.slice(0, 5).toSorted());
  expect(Math.min(...times.values())).toBeGreaterThanOrEqual(120);
  expect(blog.withIds).not.toHaveBeenCalled();
});

it('draws fewer if there are fewer', async () => {
  expect((await draw(makeBlog(['a', 'b']))).toSorted()).toEqual(['a', 'b']);
  expect(await draw(makeBlog([], { stored: ['a'] }))).toEqual(['a']);
  expect(await draw(makeBlog(undefined, { stored: [] }))).toEqual([]);
});

it('loads a file of the list once, and only those with a drawn id', async () => {
  const one = makeBlog(slugs, { perFile: slugs.length });
  await draw(one);
  expect(one.idsIn.mock.calls).toEqual([['/ids/0']]);

  const many = makeBlog(randomIds(1_000));
  const ids = await draw(many);
  const at = ids.map((id) => `/ids/${Math.floor(randomIds(1_000).indexOf(id) / 10)}`);
  expect(many.idsIn.mock.calls.flat().toSorted()).toEqual([...new Set(at)].toSorted());
});

it('loads no file for the ids of the list itself', async () => {
  const small = makeBlog(slugs, { perFile: slugs.length + 1 });
  expect(await draw(small)).toHaveLength(3);
  expect(small.idsIn).not.toHaveBeenCalled();

  const listed = randomIds(13);
  const mixed = makeBlog(listed);
  // Each time, the last of the places that are left.
  const ids = await draw(mixed, () => 0.999_999);
  expect(ids.toSorted()).toEqual(listed.slice(-3).toSorted());
  expect(mixed.idsIn).not.toHaveBeenCalled();
});

/** Returns these numbers in turn, over and over. */
function drawing(...numbers: number[]) {
  let drawn = 0;
  return () => numbers[drawn++ % numbers.length] ?? 0;
}

it.each([0, 0.5, 0.999_999])('yields each number once when it draws %d', (number) => {
  const order = [...randomOrder(7, () => number)];
  expect(order.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it('can produce every order, and does not change the original', () => {
  const things = ['a', 'b', 'c'];
  const orders = new Set<string>();
  for (const first of [0, 0.4, 0.8]) {
    for (const second of [0, 0.6]) {
      orders.add(shuffled(things, drawing(first, second, 0)).join(''));
    }
  }
  expect([...orders].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  expect(things).toEqual(['a', 'b', 'c']);
});
