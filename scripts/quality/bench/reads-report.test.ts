import { expect, it } from 'vitest';
import { brokenLimits } from './harness.ts';
import { limitsOf, type SizeResult } from './reads-report.ts';

const brokenOf = (...results: SizeResult[]) => brokenLimits(results.flatMap(limitsOf));

const traffic = (documents: number) => ({
  reads: { documents, billed: documents, bytes: 1 },
  requests: 1,
  files: 1,
  fileBytes: 1,
});
const page = { name: 'home', documents: 4, billed: 4, bytes: 1, limit: 4 };
const times = (ms: number) => [ms, ms + 5_000, ms - 100].map((first) => ({ first, all: 20_000 }));
const held: SizeResult = {
  size: 1_000,
  pages: [page],
  search: {
    first: traffic(11),
    keys: [traffic(0), traffic(6)],
    nextWord: traffic(6),
    heapBytes: 30_000_000,
  },
  control: traffic(1_000),
  dashboard: { visit: traffic(1_000), search: traffic(0) },
  times: { search: times(1_000), control: { first: 30_000, all: 30_000 } },
  keys: { box: [50, 10, 20], control: [100] },
};

it('returns nothing for values within their limits, and for controls', () => {
  expect(brokenOf(held)).toEqual([]);
});

it.each([
  ['a page', { pages: [{ ...page, documents: 5 }] }, 'home, documents: 5, above 4'],
  [
    'a page that reads nothing',
    { pages: [{ ...page, documents: 0 }] },
    'home, documents: NaN, above 4',
  ],
  [
    'a first search',
    { search: { ...held.search, first: traffic(12) } },
    'documents of a search: 12, above 11',
  ],
  [
    'a later key',
    { search: { ...held.search, keys: [traffic(0), traffic(1_000)] } },
    'documents of a search: 1000, above 11',
  ],
  [
    'another word',
    { search: { ...held.search, nextWord: traffic(12) } },
    'documents of a search: 12, above 11',
  ],
  [
    'memory',
    { search: { ...held.search, heapBytes: 31_000_000 } },
    'MB more memory after a search: 31, above 30',
  ],
  [
    'the first result, by its median',
    { times: { search: times(1_001), control: undefined } },
    'ms to the first result: 1001, above 1000',
  ],
  ['a key', { keys: { box: [51, 10], control: [10] } }, 'ms for a key, p95: 51, above 50'],
])('reports %s', (_, changed, words) => {
  expect(brokenOf(held, { ...held, ...changed })).toEqual([`✖ 1,000 posts, ${words}`]);
});

it('does not limit times at other sizes', () => {
  const slow = { times: { search: times(9_000), control: undefined } };
  expect(brokenOf({ ...held, ...slow, size: 10_000 })).toEqual([]);
});
