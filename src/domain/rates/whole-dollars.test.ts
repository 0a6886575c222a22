import { expect, it } from 'vitest';
import { wholeDollars } from './payment-at.ts';

it.each([
  [0, '$0'],
  [0.4, '$0'],
  [623.87, '$624'],
  [999.5, '$1,000'],
  [1996.38, '$1,996'],
  [320_000, '$320,000'],
  [1_000_000, '$1,000,000'],
])('formats %d as %s', (amount, text) => {
  expect(wholeDollars(amount)).toBe(text);
});

it('formats like Intl', () => {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  for (let amount = 0.25; amount < 1e12; amount *= 1.7) {
    expect(wholeDollars(amount)).toBe(format.format(amount));
  }
});
