import { expect, test } from 'vitest';
import { percentile } from './percentiles.ts';

const oneToHundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test.each([
  [[30, 10, 20, 40], 50, 20],
  [[30, 10, 20, 40], 51, 30],
  [[7], 99, 7],
  [[2, 10, 9], 100, 10],
  [oneToHundred, 50, 50],
  [oneToHundred, 95, 95],
  [oneToHundred, 99, 99],
])('the %j have a percentile %d of %d', (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected);
});

test('does not reorder the values', () => {
  const values = [3, 1, 2];
  percentile(values, 50);
  expect(values).toEqual([3, 1, 2]);
});

test.each([
  [[], 50],
  [[1], 0],
  [[1], 101],
  [[1], Number.NaN],
])('rejects %j with the percentile %d', (values, percent) => {
  expect(() => percentile(values, percent)).toThrow(RangeError);
});
