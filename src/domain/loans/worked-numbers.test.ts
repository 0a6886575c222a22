import { expect, it } from 'vitest';
import { principalForPayment } from './affordability.ts';
import {
  amortizationSchedule,
  principalOvertakesInterest,
  yearlySchedule,
} from './amortization-schedule.ts';
import { earlyPayoff, numberOfPayments, payoff, payoffMonth } from './early-payoff.ts';
import { annuityFactor, discountFactor, monthlyPayment, monthlyRate } from './loan.ts';
import { interestToDate, loanCost, roundToCents } from './loan-cost.ts';
import { remainingBalance } from './remaining-balance.ts';

/** The examples in the functions' documentation; those of the specified defaults are among the published vectors. */
it.each([
  ['monthlyRate', () => monthlyRate(6), 0.005, 15],
  ['discountFactor', () => discountFactor(0.01, 12), 0.887449, 6],
  ['annuityFactor', () => annuityFactor(0.005, 360), 166.791614, 6],
  ['monthlyPayment', () => monthlyPayment(loan(200_000, 7.5, 180)), 1854.0247200054619, 9],
  ['principalForPayment', () => principalForPayment(terms(1_890, 6.5, 360)), 299018.45, 2],
  ['remainingBalance', () => remainingBalance(loan(300_000, 6.5, 360), 120), 254328.38, 2],
  ['interestToDate', () => interestToDate(loan(180_000, 4.25, 360), 60), 36583.36, 2],
  ['loanCost', () => loanCost(loan(300_000, 4.25, 360)).totalPaid, 531295.08, 2],
  ['roundToCents', () => roundToCents(1.005), 1.01, 15],
])('%s gives its worked number', (_name, compute, expected, digits) => {
  expect(compute()).toBeCloseTo(expected, digits);
});

it('amortizationSchedule gives its worked row', () => {
  const [first] = amortizationSchedule(loan(2_500, 8.24, 12));
  expect(first?.principal).toBeCloseTo(200.58, 2);
  expect(first?.interest).toBeCloseTo(17.17, 2);
  expect(first?.balance).toBeCloseTo(2299.42, 2);
});

it('yearlySchedule gives its worked row', () => {
  const [, second] = yearlySchedule(amortizationSchedule(loan(125_000, 9, 360)));
  expect(second?.year).toBe(2);
  expect(second?.interest).toBeCloseTo(11135.232131, 6);
  expect(second?.principal).toBeCloseTo(934.107123, 6);
});

it('numberOfPayments gives its worked number', () => {
  const result = numberOfPayments({ principal: 8_000, annualRatePercent: 7, monthlyPayment: 150 });
  expect(result).toEqual({ kind: 'paidOff', payments: expect.closeTo(64.07335, 5) });
});

it('payoff gives its worked number', () => {
  const result = payoff({ principal: 8_000, annualRatePercent: 7, monthlyPayment: 150 });
  expect(result).toMatchObject({ months: 65, totalInterest: expect.closeTo(1611.03, 2) });
});

it('earlyPayoff gives its worked number', () => {
  const result = earlyPayoff(loan(180_000, 4.25, 360), { extraMonthlyPayment: 200 });
  expect(result).toMatchObject({ monthsSaved: 109, interestSaved: expect.closeTo(47047.19, 2) });
});

it('payoffMonth gives its worked month', () => {
  expect(payoffMonth({ year: 2026, month: 12 }, 360)).toEqual({ year: 2056, month: 11 });
});

it('principalOvertakesInterest gives its worked month', () => {
  const schedule = amortizationSchedule(loan(320_000, 4.5, 360));
  expect(principalOvertakesInterest(schedule)).toBe(176);
  const [before, after] = schedule.slice(174, 176);
  expect(before && before.principal <= before.interest).toBe(true);
  expect(after && after.principal > after.interest).toBe(true);
});

function loan(principal: number, annualRatePercent: number, termMonths: number) {
  return { principal, annualRatePercent, termMonths };
}

function terms(payment: number, annualRatePercent: number, termMonths: number) {
  return { monthlyPayment: payment, annualRatePercent, termMonths };
}
