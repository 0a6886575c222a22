import { describe, expect, it } from 'vitest';
import { payoffMonth } from './early-payoff.ts';

describe('the payoff month', () => {
  it.each([
    [{ year: 2026, month: 1 }, 1, { year: 2026, month: 1 }],
    [{ year: 2026, month: 1 }, 12, { year: 2026, month: 12 }],
    [{ year: 2026, month: 1 }, 13, { year: 2027, month: 1 }],
    [{ year: 2026, month: 12 }, 2, { year: 2027, month: 1 }],
    [{ year: 2026, month: 13 }, 1, { year: 2026, month: 12 }],
    [{ year: Number.NaN, month: Number.NaN }, 1, { year: 0, month: 1 }],
    [{ year: 2026, month: 6 }, 0, undefined],
    [{ year: 2026, month: 6 }, Number.NaN, undefined],
  ])('from %o after %d payments', (firstPayment, payments, expected) => {
    expect(payoffMonth(firstPayment, payments)).toEqual(expected);
  });
});
