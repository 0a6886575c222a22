import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { searchKey } from '#src/lib/search-key.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { searchPosts } from '#tests/fixtures/search-posts.ts';
import { anyText, anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { extent } from '#tests/proof/extent.ts';
import { holdsAsync } from '#tests/proof/property.ts';
import { datedPosts, type StoredPost } from '../stored-posts.ts';
import { blockCache, type FoundPosts, foundPosts, type RecentPosts } from './found-posts.ts';
import { matchesSearch, type SearchEntry, toSearchEntry } from './search-entry.ts';
import { splitIntoBlocks } from './search-index.ts';

/** Texts of few letters, so that they contain parts of each other, and arbitrary ones. */
const text = fc.oneof(anyTextOr('ab AÀé’\u0301🏠\n-‑\u00ad', 12), anyText);
const date = fc.oneof(
  // Only a few, so that many posts share a date.
  fc.nat({ max: 5 }).map((day) => makeTimestamp(day)),
  fc.constantFrom(null, true, 7, '2021-05-04', 'spring'),
);
const post = fc.record({
  title: text.map((title) => `${title}.`),
  description: text,
  content: text.map((words) => `<p>${words}</p>`),
  keywords: fc.array(text, { maxLength: 2 }),
  states: fc.array(fc.oneof(text, fc.constantFrom('Texas', 'New York')), { maxLength: 2 }),
  datePublished: fc.option(date, { nil: undefined }),
});
/** Stored posts, and how many of them were added or changed after the build. */
const blog = fc.array(post, { maxLength: 130 }).chain((posts) =>
  fc.record({
    posts: fc.constant(posts.map((data, index) => stored(`id-${(index * 7919) % 1000}`, data))),
    changed: fc.nat({ max: posts.length }),
    before: fc.array(post, { minLength: posts.length, maxLength: posts.length }),
  }),
);

function makeTimestamp(day: number) {
  const written = new Date(Date.UTC(2026, 0, 1 + day));
  return { toDate: () => written, valueOf: () => written.toISOString() };
}

function stored(id: string, data: Record<string, unknown>): StoredPost {
  const { datePublished, ...fields } = data;
  return {
    id,
    data: { ...fields, slug: id, ...(datePublished !== undefined && { datePublished }) },
  };
}

const rules = { matches: matchesSearch, isFirst: () => false };

/** Returns the index in files, with a cache that hardly any of it fits into. */
function makeIndex(posts: readonly StoredPost[]) {
  const files = splitIntoBlocks(datedPosts(posts).map((post) => toSearchEntry(post))).map((block) =>
    JSON.stringify(block),
  );
  const load = async (path: string): Promise<SearchEntry[]> =>
    JSON.parse(files[Number(path)] ?? '');
  return { paths: files.map((_, index) => String(index)), blocks: blockCache(load, () => 1, 25) };
}

function makeRecent(documents: readonly StoredPost[]): RecentPosts {
  return {
    entries: datedPosts(documents).map((post) => toSearchEntry(post)),
    ids: new Set(documents.map(({ id }) => id)),
  };
}

async function collect(parts: AsyncGenerator<FoundPosts>): Promise<string[]> {
  let before: string[] = [];
  let isComplete = false;
  for await (const found of parts) {
    expect(isComplete).toBe(false);
    const ids = found.posts.map(({ id }) => id);
    // Earlier results keep their positions.
    expect(ids.slice(0, before.length)).toEqual(before);
    before = ids;
    isComplete = found.isComplete;
  }
  expect(isComplete).toBe(true);
  return before;
}

it('finds with an index what a search of all posts finds, in the same order', async () => {
  const property = fc.asyncProperty(
    blog,
    fc.nat(),
    fc.oneof(text, fc.constantFrom('', '  ', 'texas', 'TEX', 'new york', '🏠')),
    fc.nat({ max: 8 }),
    async ({ posts, changed, before }, at, typed, length) => {
      // At the time of the build a changed post had other content or did not exist.
      const known = posts.flatMap((now, index) => {
        if (index >= changed) return [now];
        return index % 2 === 0 ? [stored(now.id, before[index] ?? {})] : [];
      });
      const somewhere = posts[at % Math.max(1, posts.length)]?.data;
      const part = JSON.stringify(somewhere?.title ?? '').slice(
        1 + (at % 5),
        1 + (at % 5) + length,
      );
      for (const wanted of [typed, part]) {
        const parts = foundPosts(
          searchKey(wanted),
          { rules, ...makeIndex(known), recent: makeRecent(posts.slice(0, changed)) },
          new AbortController().signal,
        );
        const all = datedPosts(posts).map(({ post: dated }) => dated);
        expect(await collect(parts)).toEqual(searchPosts(all, wanted).map(({ id }) => id));
      }
    },
  );
  await holdsAsync(property, extent(3_000, 150));
});

it('ends without an error when it is aborted', async () => {
  const leaving = new AbortController();
  const posts = Array.from({ length: 60 }, (_, index) =>
    toSearchEntry({ post: samplePost({ slug: `p${index}` }), order: '4' }),
  );
  const paths = ['0', '1', '2'];
  const load = async (path: string) => posts.slice(Number(path) * 20, Number(path) * 20 + 20);
  const recent = { entries: [], ids: new Set<string>() };
  const blocks = blockCache(load, () => 1, 0);
  const parts = foundPosts('title', { rules, paths, blocks, recent }, leaving.signal);
  expect((await parts.next()).value?.posts).toHaveLength(20);
  leaving.abort();
  expect(await parts.next()).toEqual({ done: true, value: undefined });
});

const files: Record<string, number[]> = { new: [4, 4], middle: [3], old: [2] };
const setUp = (room: number) => {
  const load = vi.fn(async (path: string) => files[path] ?? []);
  return { load, cache: blockCache(load, (size) => size, room) };
};

it('requests a file once, even for two concurrent loads', async () => {
  const { load, cache } = setUp(100);
  expect(cache.cached('new')).toBeUndefined();
  const both = await Promise.all([cache.load('new'), cache.load('new')]);
  expect(both).toEqual([files.new, files.new]);
  expect(await cache.load('new')).toBe(files.new);
  expect(cache.cached('new')).toBe(files.new);
  expect(load).toHaveBeenCalledTimes(1);
});

it('keeps what came first, and loads again what did not fit', async () => {
  const { load, cache } = setUp(10);
  for (const path of ['new', 'middle', 'old', 'middle', 'new']) await cache.load(path);
  expect(cache.cached('middle')).toBeUndefined();
  expect(cache.cached('old')).toBe(files.old);
  expect(load.mock.calls.flat()).toEqual(['new', 'middle', 'old', 'middle']);
});

it('does not cache a failure', async () => {
  const { load, cache } = setUp(10);
  load.mockRejectedValueOnce(new TypeError('away'));
  await expect(cache.load('new')).rejects.toThrow('away');
  expect(await cache.load('new')).toBe(files.new);
});
