import { expect, test } from 'vitest';
import { evenlySpread } from './extent.ts';

test('a sample has the first and the last case, and an even spread between', () => {
  const cases = Array.from({ length: 101 }, (_, index) => index);
  expect(evenlySpread(cases, 5)).toEqual([0, 25, 50, 75, 100]);
  expect(evenlySpread(cases, 101)).toEqual(cases);
  expect(evenlySpread(cases, 1)).toEqual([0]);
});
