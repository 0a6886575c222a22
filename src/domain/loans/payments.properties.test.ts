import fc from 'fast-check';
import { describe, it } from 'vitest';
import { amortizationSchedule, yearlySchedule } from './amortization-schedule.ts';
import { monthlyPayment } from './loan.ts';
import { interestToDate, loanCost, roundToCents, totalInterest } from './loan-cost.ts';
import { amounts, check, loans, rates, slack, terms } from './loans.arbitrary.ts';
import { remainingBalance } from './remaining-balance.ts';

describe('all payments of a loan', () => {
  it('pay back at least what was borrowed', () => {
    check(loans, (loan) => {
      const paid = monthlyPayment(loan) * loan.termMonths;
      return paid >= loan.principal * (1 - 1e-12);
    });
  });

  it('are its principal and its interest', () => {
    check(loans, (loan) => {
      const { monthlyPayment: payment, totalInterest: interest, totalPaid } = loanCost(loan);
      const paid = payment * loan.termMonths;
      return totalPaid === loan.principal + interest && Math.abs(totalPaid - paid) <= slack(paid);
    });
  });

  it('hold the principal to the cent', () => {
    check(
      loans.filter(({ principal }) => principal <= 10_000_000),
      (loan) => {
        const repaid = amortizationSchedule(loan).reduce((sum, row) => sum + row.principal, 0);
        return loan.principal < 0.005 || roundToCents(repaid) === roundToCents(loan.principal);
      },
    );
  });

  it('divide evenly at a zero rate, without interest', () => {
    check(loans, (loan) => {
      const free = { ...loan, annualRatePercent: 0 };
      return (
        monthlyPayment(free) === loan.principal / loan.termMonths &&
        totalInterest(free) === 0 &&
        amortizationSchedule(free).every(({ interest }) => interest === 0)
      );
    });
  });

  it('are lower, and cost more interest, over a longer term', () => {
    check(fc.tuple(loans, terms), ([loan, otherTerm]) => {
      const [shorter = 1, longer = 1] = [loan.termMonths, otherTerm].toSorted((a, b) => a - b);
      const [soon, late] = [shorter, longer].map((termMonths) => loanCost({ ...loan, termMonths }));
      if (!soon || !late) return false;
      return (
        late.monthlyPayment <= soon.monthlyPayment * (1 + 1e-12) &&
        late.totalInterest >= soon.totalInterest - slack(late.totalPaid)
      );
    });
  });

  it('grow with the loan in the same measure', () => {
    check(fc.tuple(amounts, rates, terms), ([principal, annualRatePercent, termMonths]) => {
      const half = monthlyPayment({ principal: principal / 2, annualRatePercent, termMonths });
      return half * 2 === monthlyPayment({ principal, annualRatePercent, termMonths });
    });
  });
});

describe('with every payment', () => {
  it('the balance falls, from the loan to nothing, and the interest to date grows', () => {
    check(fc.tuple(loans, fc.nat(1_000)), ([loan, some]) => {
      const made = some % loan.termMonths;
      const falls = remainingBalance(loan, made + 1) <= remainingBalance(loan, made);
      const grows =
        interestToDate(loan, made + 1) >=
        interestToDate(loan, made) - slack(loan.principal + totalInterest(loan));
      return (
        falls &&
        grows &&
        remainingBalance(loan, 0) === loan.principal &&
        remainingBalance(loan, loan.termMonths) === 0
      );
    });
  });
});

describe('the years of a schedule', () => {
  it('sum up to its months, and end where it ends', () => {
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
