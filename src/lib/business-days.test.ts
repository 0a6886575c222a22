import { expect, test } from 'vitest';
import { businessDays } from './format.ts';

test.each([
  [1, '1 business day'],
  [10, '10 business days'],
])('formats %i as %s', (count, words) => {
  expect(businessDays(count)).toBe(words);
});
