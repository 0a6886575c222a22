import { describe, expect, it } from 'vitest';
import { amortizationSchedule } from './amortization-schedule.ts';
import { earlyPayoff } from './early-payoff.ts';
import { monthlyPayment } from './loan.ts';
import { interestToDate, totalInterest } from './loan-cost.ts';
import { remainingBalance } from './remaining-balance.ts';

const loan = { principal: 300_000, annualRatePercent: 6.5, termMonths: 360 };

describe('an early payoff', () => {
  it('saves nothing without a prepayment', () => {
    const result = earlyPayoff(loan, {});
    expect(result).toMatchObject({ months: 360, monthsSaved: 0, interestSaved: 0 });
  });

  it.each([-200, Number.NaN, 0])('takes an extra payment of %d as none', (dollars) => {
    const prepayments = {
      extraMonthlyPayment: dollars,
      extraYearlyPayment: dollars,
      oneTimePayments: [{ amount: dollars, month: 3 }],
    };
    expect(earlyPayoff(loan, prepayments)).toEqual(earlyPayoff(loan, {}));
  });

  it('takes a one-time payment without a month as the first', () => {
    const [unplaced, first] = [Number.NaN, 1].map((month) =>
      earlyPayoff(loan, { oneTimePayments: [{ amount: 10_000, month }] }),
    );
    expect(unplaced).toEqual(first);
  });

  it('is over at once with a payment above the loan', () => {
    const prepayments = { oneTimePayments: [{ amount: 1e15, month: 1 }] };
    const result = earlyPayoff(loan, prepayments);
    expect(result).toMatchObject({ months: 1, monthsSaved: 359, totalInterest: 1625 });
    const [only] = amortizationSchedule(loan, prepayments);
    expect(only).toMatchObject({ payment: 301_625, principal: 300_000, balance: 0 });
  });

  it('never sees a payment that is planned for after its end', () => {
    const oneTimePayments = [{ amount: 10_000, month: 361 }];
    expect(earlyPayoff(loan, { oneTimePayments }).monthsSaved).toBe(0);
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

const payment = monthlyPayment(loan);

/**
 * "How One Extra Mortgage Payment Can Save You 10's of Thousands", between-two-doors.blogspot.com,
 * August 2025: $300,000 at 6.5 % for 30 years with one extra payment a year is paid off in about 24
 * years and 4 months, and about $84,000 of interest is saved. Tolerance: $100.
 */
it('an extra payment once a year saves what is published', () => {
  const result = earlyPayoff(loan, { extraYearlyPayment: payment });
  expect(result.months).toBe(24 * 12 + 4);
  expect(Math.abs(result.interestSaved - 84_000)).toBeLessThan(100);
  expect(result.interestSaved).toBeCloseTo(83_984.52, 2);
});

describe('bi-weekly payments', () => {
  /**
   * Bankrate, "4 ways to pay off your mortgage earlier", page 2: $200,000 at 4.5 % for 30 years; a
   * twelfth of a payment more each month from year 6 on pays it off after 26 years and 9 months with
   * $146,737.89 of interest, $18,075.53 less. Tolerance: $1, as its payments are rounded to cents.
   */
  it('are a twelfth of a payment more each month, as published', () => {
    const whole = { principal: 200_000, annualRatePercent: 4.5, termMonths: 360 };
    const afterFiveYears = { ...whole, principal: remainingBalance(whole, 60), termMonths: 300 };
    const result = earlyPayoff(afterFiveYears, { biweekly: true });
    expect(60 + result.months).toBe(26 * 12 + 9);
    expect(Math.abs(result.interestSaved - 18_075.53)).toBeLessThan(1);
    const interest = interestToDate(whole, 60) + result.totalInterest;
    expect(Math.abs(interest - 146_737.89)).toBeLessThan(1);
    const extraMonthlyPayment = monthlyPayment(afterFiveYears) / 12;
    expect(result).toEqual(earlyPayoff(afterFiveYears, { extraMonthlyPayment }));
  });

  /**
   * "Save Thousands on Your Mortgage", aol.com, 31 December 2010: $100,000 for 30 years with half a
   * payment every two weeks, credited when it is paid. The convention here credits it monthly: it is
   * within 2 months and 1.5 % of the interest that is saved.
   */
  it.each([
    [6.5, 24.2, 29_100],
    [7, 23.7, 34_200],
    [7.5, 23.2, 40_240],
    [8, 22.8, 46_240],
  ])('at %d %% are close to halves that are credited every two weeks', (rate, years, saved) => {
    const biweekly = { principal: 100_000, annualRatePercent: rate, termMonths: 360 };
    const result = earlyPayoff(biweekly, { biweekly: true });
    expect(Math.abs(result.months - years * 12)).toBeLessThan(2);
    expect(Math.abs(result.interestSaved - saved) / saved).toBeLessThan(0.015);
  });
});

/** Repays a loan month by month as a person reckons it: interest on the balance, the rest repays. */
it('prepayments of all kinds save together what a simulation saves', () => {
  let balance = loan.principal;
  let interest = 0;
  let month = 0;
  while (balance > 0.005) {
    month += 1;
    const due = balance * (0.065 / 12);
    const oneTime = { 24: 6_000, 36: 5_000 }[month] ?? 0;
    const extra = 200 + payment / 12 + (month % 12 === 0 ? 1_000 : 0) + oneTime;
    interest += due;
    balance -= Math.min(balance, payment - due + extra);
  }
  const result = earlyPayoff(loan, {
    extraMonthlyPayment: 200,
    extraYearlyPayment: 1_000,
    oneTimePayments: [
      { amount: 5_000, month: 24 },
      { amount: 5_000, month: 36 },
      { amount: 1_000, month: 24 },
    ],
    biweekly: true,
  });
  expect(result.months).toBe(month);
  expect(result.totalInterest).toBeCloseTo(interest, 4);
  expect(result.interestSaved).toBeCloseTo(totalInterest(loan) - interest, 4);
});
