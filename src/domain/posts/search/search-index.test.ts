import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extent } from '#tests/proof/extent.ts';
import { holds } from '#tests/proof/property.ts';
import { blocksOf, rowBlocksOf } from './search-index.ts';

/** Posts by number, newest first. */
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
  expect(blocksOf(posts(count)).map(({ length }) => length)).toEqual(lengths);
});

it('keeps every post once, in order', () => {
  holds(
    fc.property(fc.nat({ max: 3_000 }), (count) => {
      expect(blocksOf(posts(count)).flat()).toEqual(posts(count));
      expect(rowBlocksOf(posts(count)).flat()).toEqual(posts(count));
    }),
    extent(3_000, 100),
  );
});

it('does not change full blocks when a post is added', () => {
  holds(
    fc.property(fc.nat({ max: 3_000 }), (count) => {
      const known = new Set(blocksOf(posts(count)).map((block) => block.join()));
      const changed = blocksOf(posts(count + 1)).filter((block) => !known.has(block.join()));
      // The block that it is in; with every hundredth post also a new full block of the hundred before it.
      expect(changed.length).toBeLessThanOrEqual(2);
      expect(changed.flat().length).toBeLessThanOrEqual(101);
    }),
    extent(3_000, 100),
  );
});
