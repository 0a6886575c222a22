import { expect, test } from 'vitest';
import { quickest } from './reads.ts';

test('returns the shortest time of each key', () => {
  expect(
    quickest([
      [30, 90, 10],
      [40, 20, 11],
    ]),
  ).toEqual([30, 20, 10]);
});
