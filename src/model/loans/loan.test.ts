import { describe, expect, it } from 'vitest';
import { amortizationSchedule, principalOvertakesInterest } from './amortization-schedule.ts';
import { annuityFactor, type Loan, maxAmount, monthlyPayment, monthlyRate } from './loan.ts';
import { interestToDate, roundToCents, totalInterest } from './loan-cost.ts';
import { remainingBalance } from './remaining-balance.ts';

const loan: Loan = { principal: 300_000, annualRatePercent: 6.5, termMonths: 360 };

describe('a loan at its edges', () => {
  // Payment and interest as computed with 60 decimal digits.
  it.each<[string, Partial<Loan>, number, number, number]>([
    ['0 %', { annualRatePercent: 0 }, 833.33, 0, 360],
    ['a negative rate as 0 %', { annualRatePercent: -3 }, 833.33, 0, 360],
    ['a rate that is no number as 0 %', { annualRatePercent: Number.NaN }, 833.33, 0, 360],
    ['a rate next to 0 %', { annualRatePercent: 1e-9 }, 833.33, 0, 360],
    ['30 %', { annualRatePercent: 30 }, 7501.03, 2_400_372.25, 360],
    ['500 %', { annualRatePercent: 500 }, 125_000, 44_700_000, 360],
    ['a rate above 1000 % as 1000 %', { annualRatePercent: 1e300 }, 250_000, 89_700_000, 360],
    ['no loan', { principal: 0 }, 0, 0, 0],
    ['a negative loan as none', { principal: -300_000 }, 0, 0, 0],
    ['a loan that is no number as none', { principal: Number.NaN }, 0, 0, 0],
    ['a term of 0 as one month', { termMonths: 0 }, 301_625, 1_625, 1],
    ['a negative term as one month', { termMonths: -12 }, 301_625, 1_625, 1],
    ['a term that is no number as one month', { termMonths: Number.NaN }, 301_625, 1_625, 1],
    ['a term that is not whole as the nearest that is', { termMonths: 1.4 }, 301_625, 1_625, 1],
    ['a term above 1000 months as 1000', { termMonths: 1e9, annualRatePercent: 0 }, 300, 0, 1000],
  ])('%s', (_name, change, payment, interest, months) => {
    const changed = { ...loan, ...change };
    expect(roundToCents(monthlyPayment(changed))).toBe(payment);
    expect(roundToCents(totalInterest(changed))).toBe(interest);
    expect(amortizationSchedule(changed)).toHaveLength(months);
  });

  it.each([1e15, 1e16, Number.POSITIVE_INFINITY])('%d dollars are 1e15 at most', (principal) => {
    const huge = { ...loan, principal };
    const schedule = amortizationSchedule(huge);
    expect(monthlyPayment(huge)).toBeCloseTo(6_320_680_234_929.64, 1);
    expect(schedule).toHaveLength(360);
    expect(schedule.at(-1)?.balance).toBe(0);
    expect(remainingBalance(huge, 0)).toBe(maxAmount);
  });

  it('at 500 % stays in debt until the last months, and is repaid in them', () => {
    const schedule = amortizationSchedule({ ...loan, annualRatePercent: 500 });
    expect(schedule[299]?.balance).toBeCloseTo(300_000, 2);
    expect(schedule[358]?.balance).toBeCloseTo(88_235.29, 2);
    expect(schedule[359]?.balance).toBe(0);
    expect(principalOvertakesInterest(schedule)).toBe(360);
  });

  it.each([
    [-5, 300_000, 0],
    [Number.NaN, 300_000, 0],
    [0, 300_000, 0],
    [360, 0, 382_633.47],
    [1e300, 0, 382_633.47],
  ])('after %d payments', (paymentsMade, balance, interest) => {
    expect(remainingBalance(loan, paymentsMade)).toBe(balance);
    expect(roundToCents(interestToDate(loan, paymentsMade))).toBe(interest);
  });
});

it('rate and factor are the worked numbers', () => {
  expect(monthlyRate(6)).toBeCloseTo(0.005, 15);
  expect(annuityFactor(0.005, 360)).toBeCloseTo(166.791614, 6);
});
