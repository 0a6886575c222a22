import { describe, expect, it } from 'vitest';
import { amortizationSchedule } from './amortization-schedule.ts';
import { earlyPayoff } from './early-payoff.ts';

const loan = { principal: 300_000, annualRatePercent: 6.5, termMonths: 360 };

describe('an early payoff', () => {
  it('saves nothing without a prepayment', () => {
    const result = earlyPayoff(loan, {});
    expect(result).toMatchObject({ months: 360, monthsSaved: 0, interestSaved: 0 });
  });

  it.each([-200, Number.NaN, 0])('takes an extra payment of %d as none', (dollars) => {
    const prepayments = { extraMonthlyPayment: dollars, lumpSum: dollars, lumpSumMonth: dollars };
    expect(earlyPayoff(loan, prepayments)).toEqual(earlyPayoff(loan, {}));
  });

  it('is over at once with a lump sum above the loan', () => {
    const result = earlyPayoff(loan, { lumpSum: 1e15 });
    expect(result).toMatchObject({ months: 1, monthsSaved: 359, totalInterest: 1625 });
    const [only] = amortizationSchedule(loan, { lumpSum: 1e15 });
    expect(only).toMatchObject({ payment: 301_625, principal: 300_000, balance: 0 });
  });

  it('adds a lump sum to the payment of its month', () => {
    const planned = amortizationSchedule(loan);
    const early = amortizationSchedule(loan, { lumpSum: 10_000, lumpSumMonth: 12 });
    expect(early.slice(0, 11)).toEqual(planned.slice(0, 11));
    expect(early[11]?.payment).toBeCloseTo((planned[11]?.payment ?? 0) + 10_000, 6);
    expect(early[12]?.payment).toBeCloseTo(planned[12]?.payment ?? 0, 6);
    expect(early[12]?.interest).toBeCloseTo((early[11]?.balance ?? 0) * (0.065 / 12), 6);
  });

  it('never sees a lump sum that is planned for after its end', () => {
    expect(earlyPayoff(loan, { lumpSum: 10_000, lumpSumMonth: 361 }).monthsSaved).toBe(0);
  });

  it('is nothing without a loan', () => {
    expect(earlyPayoff({ ...loan, principal: 0 }, { extraMonthlyPayment: 100 })).toEqual({
      months: 0,
      monthsSaved: 0,
      totalInterest: 0,
      interestSaved: 0,
    });
  });
});
