import { describe, expect, it } from 'vitest';
import {
  amortizationSchedule,
  principalOvertakesInterest,
  yearlySchedule,
} from './amortization-schedule.ts';
import { monthlyPayment } from './loan.ts';

const loan = { principal: 300_000, annualRatePercent: 6.5, termMonths: 360 };

describe('the end of a schedule', () => {
  it('comes with less than half a cent left, not a month later', () => {
    for (let thousands = 100; thousands <= 500; thousands += 1) {
      const schedule = amortizationSchedule({ ...loan, principal: thousands * 1_000 });
      expect(schedule).toHaveLength(360);
    }
  });

  it('leaves a loan under half a cent without a payment', () => {
    expect(amortizationSchedule({ ...loan, principal: 0.004 })).toEqual([]);
    expect(yearlySchedule([])).toEqual([]);
    expect(principalOvertakesInterest([])).toBeUndefined();
  });

  it('has the months of a last year that is not whole', () => {
    const years = yearlySchedule(amortizationSchedule({ ...loan, termMonths: 30 }));
    expect(years.map(({ period }) => period)).toEqual([1, 2, 3]);
    expect(years[2]?.payment).toBeCloseTo(6 * monthlyPayment({ ...loan, termMonths: 30 }), 6);
    expect(years[2]?.balance).toBe(0);
  });
});

it('principal overtakes interest in the worked month', () => {
  const schedule = amortizationSchedule({ ...loan, principal: 320_000, annualRatePercent: 4.5 });
  expect(principalOvertakesInterest(schedule)).toBe(176);
  const [before, after] = schedule.slice(174, 176);
  expect(before && before.principal <= before.interest).toBe(true);
  expect(after && after.principal > after.interest).toBe(true);
});
