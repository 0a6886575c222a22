import { describe, expect, it } from 'vitest';
import { amortizationSchedule } from '../../../src/domain/loans/amortization-schedule.ts';
import {
  breakEvenMonth,
  loanTerms,
  monthWhenOwed,
  paymentInCents,
  wholeDifference,
  wholeDollars,
} from './loan-figures.ts';

const loan = { principal: 320_000, annualRatePercent: 4.5, termMonths: 360 };

describe('a figure in a post', () => {
  it('is a payment in whole cents, or a sum in whole dollars', () => {
    expect(paymentInCents(loan)).toBe(1621.39);
    expect(wholeDollars(263_701.48)).toBe('$263,701');
  });

  it('is the difference of the sums that are shown', () => {
    expect([wholeDollars(2_070.6), wholeDollars(1_998.4)]).toEqual(['$2,071', '$1,998']);
    expect(wholeDifference(2_070.6, 1_998.4)).toBe('$73');
  });

  it('has the terms of its loan', () => {
    expect(loanTerms(loan)).toBe('$320,000 at 4.5% for 30 years');
  });
});

describe('the month in which a balance is reached', () => {
  const evenly = amortizationSchedule({ principal: 12_000, annualRatePercent: 0, termMonths: 12 });

  it('is the first with no more than that left', () => {
    expect(monthWhenOwed(evenly, 9_000)).toBe(3);
    expect(monthWhenOwed(evenly, 8_999)).toBe(4);
    expect(monthWhenOwed(evenly, 0)).toBe(12);
  });

  it('does not exist where the schedule ends before', () => {
    expect(() => monthWhenOwed(evenly.slice(0, 2), 9_000)).toThrow(RangeError);
  });
});

describe('the break-even month', () => {
  it('is the one in which the last dollar is recovered', () => {
    expect(breakEvenMonth(6_000, 250)).toBe(24);
    expect(breakEvenMonth(6_001, 250)).toBe(25);
    expect(breakEvenMonth(2.1, 0.3)).toBe(7);
  });

  it.each([0, -1, Number.NaN])('does not exist with %d saved a month', (saving) => {
    expect(() => breakEvenMonth(6_000, saving)).toThrow(RangeError);
  });
});
