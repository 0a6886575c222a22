import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amortizationSchedule,
  principalOvertakesInterest,
  sumInterest,
  yearlySchedule,
} from './amortization-schedule.ts';
import { earlyPayoff } from './early-payoff.ts';
import { monthlyPayment } from './loan.ts';
import { interestToDate, loanCost, totalInterest } from './loan-cost.ts';
import { amounts, check, loans, slack, terms } from './loans.arbitrary.ts';
import { remainingBalance } from './remaining-balance.ts';

const loan = { principal: 300_000, annualRatePercent: 6.5, termMonths: 360 };

describe('the end of a schedule', () => {
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

describe('an amortization schedule', () => {
  it('repays exactly the loan, with the same payment every month', () => {
    check(loans, (loan) => {
      const schedule = amortizationSchedule(loan);
      const payment = monthlyPayment(loan);
      const repaid = schedule.reduce((sum, row) => sum + row.principal, 0);
      return (
        Math.abs(repaid - loan.principal) <= loan.principal * 1e-12 &&
        schedule.at(-1)?.balance === 0 &&
        schedule.every((row) => Math.abs(row.payment - payment) <= slack(payment))
      );
    });
  });

  it('never lets the balance rise', () => {
    check(loans, (loan) => {
      let before = loan.principal;
      return amortizationSchedule(loan).every((row) => {
        const falls = row.balance <= before && row.principal >= 0 && row.interest >= 0;
        before = row.balance;
        return falls;
      });
    });
  });

  it('ends with the term, or before it where a payment is less than a cent', () => {
    check(loans, (loan) => {
      const months = amortizationSchedule(loan).length;
      return monthlyPayment(loan) < 0.01 ? months <= loan.termMonths : months === loan.termMonths;
    });
  });

  it('agrees with the remaining balance and the interest to date', () => {
    check(fc.tuple(loans, fc.nat()), ([loan, some]) => {
      const schedule = amortizationSchedule(loan);
      const made = some % (schedule.length + 1);
      const owed = made === 0 ? loan.principal : (schedule[made - 1]?.balance ?? Number.NaN);
      const interest = sumInterest(schedule.slice(0, made));
      return (
        Math.abs(owed - remainingBalance(loan, made)) <= slack(loan.principal) &&
        Math.abs(interest - interestToDate(loan, made)) <= slack(interest + loan.principal)
      );
    });
  });

  it('has years that sum up to its months, and end where it ends', () => {
    check(loans, (loan) => {
      const months = amortizationSchedule(loan);
      const years = yearlySchedule(months);
      const sums = (['payment', 'principal', 'interest'] as const).map((part) => [
        years.reduce((sum, row) => sum + row[part], 0),
        months.reduce((sum, row) => sum + row[part], 0),
      ]);
      return (
        years.length === Math.ceil(months.length / 12) &&
        years.at(-1)?.balance === months.at(-1)?.balance &&
        sums.every(([ofYears = 0, ofMonths = 0]) => Math.abs(ofYears - ofMonths) <= slack(ofMonths))
      );
    });
  });
});

const perMonth = amounts.map((dollars) => dollars / 1_000);
const perYear = amounts.map((dollars) => dollars / 100);
const oneTimePayment = fc.record({ amount: amounts, month: terms });

describe('prepayments', () => {
  const prepayments = fc.record({
    extraMonthlyPayment: fc.oneof(fc.constant(0), perMonth),
    oneTimePayments: fc.array(oneTimePayment, { maxLength: 3 }),
    extraYearlyPayment: fc.oneof(fc.constant(0), perYear),
    biweekly: fc.boolean(),
  });

  it('never lengthen a loan or make it costlier', () => {
    check(fc.tuple(loans, prepayments), ([loan, extra]) => {
      const early = earlyPayoff(loan, extra);
      return (
        early.monthsSaved >= 0 &&
        early.months <= loan.termMonths &&
        early.interestSaved >= 0 &&
        early.totalInterest <= totalInterest(loan) + slack(loan.principal)
      );
    });
  });
});

it('all payments of a loan are its principal and its interest', () => {
  check(loans, (loan) => {
    const { monthlyPayment: payment, totalInterest: interest, totalPaid } = loanCost(loan);
    const paid = payment * loan.termMonths;
    return (
      interest >= 0 &&
      totalPaid === loan.principal + interest &&
      Math.abs(totalPaid - paid) <= slack(paid)
    );
  });
});
