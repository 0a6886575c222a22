import { expect, it } from 'vitest';
import { randomId, shuffled } from './random.ts';

/** Returns these numbers in turn, over and over. */
function drawing(...numbers: number[]) {
  let drawn = 0;
  return () => numbers[drawn++ % numbers.length] ?? 0;
}

it('makes ids of twenty letters and digits, from one end of the alphabet to the other', () => {
  expect(randomId(() => 0)).toBe('A'.repeat(20));
  expect(randomId(() => 0.999_999)).toBe('9'.repeat(20));
  expect(randomId(drawing(0, 0.5))).toBe('Af'.repeat(10));
  expect(randomId(Math.random)).toMatch(/^[A-Za-z0-9]{20}$/);
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
