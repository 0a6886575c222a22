import { expect, it } from 'vitest';
import { paymentAt, wholeDollars } from './payment-at.ts';

it.each([
  ['6.375%', 30, 320_000, 1996.38],
  ['6.375%', 30, 100_000, 623.87],
  ['5.625%', 15, 100_000, 823.73],
  ['0%', 30, 360_000, 1000],
])('at %s over %d years, a loan of $%d costs $%d a month', (rate, years, loan, payment) => {
  expect(paymentAt(rate, years, loan)).toBeCloseTo(payment, 2);
});

it('returns undefined when the text is not a rate', () => {
  expect(paymentAt('on request', 30, 100_000)).toBeUndefined();
});

it('formats whole dollars like Intl', () => {
  expect(wholeDollars(1996.38)).toBe('$1,996');
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  const amounts = Array.from({ length: 54 }, (_, power) => 0.25 * 1.7 ** power);
  for (const amount of [0, 0.4, 999.5, 1_000_000, ...amounts]) {
    expect(wholeDollars(amount)).toBe(format.format(amount));
  }
});
