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
