import { expect, it } from 'vitest';
import { randomOrder, shuffled } from './random.ts';

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
