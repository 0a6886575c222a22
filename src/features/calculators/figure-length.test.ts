import { expect, test } from 'vitest';
import { figureLength } from './figure-length.ts';
import { formatCents } from './format.ts';

test.each([
  [0, 'short'],
  [99_999.99, 'short'],
  [100_000, 'medium'],
  [999_999.99, 'medium'],
  [1_000_000, 'long'],
  [999_999_999_999.99, 'long'],
  [1_000_000_000_000, 'longest'],
  [1e17, 'longest'],
])('%s dollars are %s', (dollars, length) => {
  expect(figureLength(formatCents(dollars))).toBe(length);
});
