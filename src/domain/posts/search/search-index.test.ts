import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { extent } from '#tests/proof/extent.ts';
import { holds } from '#tests/proof/property.ts';
import {
  fetchEntries,
  fetchManifest,
  fetchPostIds,
  splitIntoBlocks,
  splitIntoRowBlocks,
} from './search-index.ts';

const posts = (count: number) => Array.from({ length: count }, (_, index) => count - index);

it.each([
  [0, []],
  [1, [1]],
  [21, [1, 10, 10]],
  [100, Array(10).fill(10)],
  [101, [1, 100]],
  [250, [10, 10, 10, 10, 10, 100, 100]],
  [1_000, [...Array(10).fill(10), ...Array(9).fill(100)]],
])('splits %i posts into blocks of %j', (count, lengths) => {
  expect(splitIntoBlocks(posts(count)).map(({ length }) => length)).toEqual(lengths);
});

it('keeps every post once, in order', () => {
  holds(
    fc.property(fc.nat({ max: 3_000 }), (count) => {
      expect(splitIntoBlocks(posts(count)).flat()).toEqual(posts(count));
      expect(splitIntoRowBlocks(posts(count)).flat()).toEqual(posts(count));
    }),
    extent(3_000, 100),
  );
});

it('does not change full blocks when a post is added', () => {
  holds(
    fc.property(fc.nat({ max: 3_000 }), (count) => {
      const known = new Set(splitIntoBlocks(posts(count)).map((block) => block.join()));
      const changed = splitIntoBlocks(posts(count + 1)).filter((block) => !known.has(block.join()));
      // The block that it is in; with every hundredth post also a new full block of the hundred before it.
      expect(changed.length).toBeLessThanOrEqual(2);
      expect(changed.flat().length).toBeLessThanOrEqual(101);
    }),
    extent(3_000, 100),
  );
});

const answers = new Map<string, () => Response>();
const site = vi.fn(
  async (path: string) => answers.get(path)?.() ?? new Response('', { status: 404 }),
);
beforeEach(() => void vi.stubGlobal('fetch', site));
afterEach(() => answers.clear());

describe('fetchManifest', () => {
  it('returns the manifest that the build wrote', async () => {
    const manifest = { since: 1, blocks: ['/assets/search/a.json'], rows: [] };
    answers.set('/search-index.json', () => Response.json(manifest));
    expect(await fetchManifest()).toEqual(manifest);
  });

  it.each([
    [
      'a site that answers with its page',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['a site without one', () => Response.json({}, { status: 404 })],
  ])('returns undefined for %s', async (_, answer) => {
    answers.set('/search-index.json', answer);
    expect(await fetchManifest()).toBeUndefined();
  });

  it('fails when the site cannot be reached', async () => {
    site.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(fetchManifest()).rejects.toThrow('Failed to fetch');
  });
});

it('fetchPostIds returns the list that the build wrote, and undefined for a site without one', async () => {
  expect(await fetchPostIds()).toBeUndefined();
  const list = { since: 1, ids: ['a'] };
  answers.set('/post-ids.json', () => Response.json(list));
  expect(await fetchPostIds()).toEqual(list);
});

it('fetchEntries returns the entries of a file, and throws IndexReplaced when it no longer exists', async () => {
  answers.set('/a.json', () => Response.json([1, 2]));
  expect(await fetchEntries('/a.json')).toEqual([1, 2]);
  await expect(fetchEntries('/b.json')).rejects.toMatchObject({ name: 'IndexReplaced' });
});
