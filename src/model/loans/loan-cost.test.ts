import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '#tests/proof/property.ts';
import { roundToCents } from './loan-cost.ts';

it.each([
  [1.005, 1.01],
  [1.255, 1.26],
  [8.345, 8.35],
  [10.075, 10.08],
  [2.5, 2.5],
  [3 * 1.115, 3.35],
  [0.1 + 0.2, 0.3],
  [0.005, 0.01],
  [0.00499, 0],
  [5e-324, 0],
  [-0.004, 0],
  [-0, 0],
  [-1.005, -1.01],
  [299.999999, 300],
  [123_456_789.125, 123_456_789.13],
  [12_345_678_901_234.56, 12_345_678_901_234.56],
  [1e15, 1e15],
  [1e300, 1e300],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
])('rounding for display %d is %d', (dollars, cents) => {
  expect(roundToCents(dollars)).toBe(cents);
});

describe('rounding to cents', () => {
  it('gives back what already has cents, on either side of zero', () => {
    checkProperty(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (cents) => {
        const dollars = cents / 100;
        return roundToCents(dollars) === dollars && !Object.is(roundToCents(dollars), -0);
      }),
    );
  });

  it('takes half a cent up, as it is written', () => {
    checkProperty(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
        const dollars = Number(`${cents}5e-3`);
        const up = (cents + 1) / 100;
        return roundToCents(dollars) === up && roundToCents(-dollars) === -up;
      }),
    );
  });
});
