import { expect, it } from 'vitest';
import { paymentAt } from './payment-at.ts';

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
