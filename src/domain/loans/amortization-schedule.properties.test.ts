import fc from 'fast-check';
import { describe, it } from 'vitest';
import { principalForPayment } from './affordability.ts';
import {
  amortizationSchedule,
  type Prepayments,
  sumInterest,
  yearlySchedule,
} from './amortization-schedule.ts';
import { earlyPayoff } from './early-payoff.ts';
import { maxAmount, monthlyPayment } from './loan.ts';
import { interestToDate, loanCost, totalInterest } from './loan-cost.ts';
import { amounts, check, loans, rates, slack, terms } from './loans.arbitrary.ts';
import { remainingBalance } from './remaining-balance.ts';

describe('an amortization schedule', () => {
  it('repays exactly the loan', () => {
    check(loans, (loan) => {
      const schedule = amortizationSchedule(loan);
      const repaid = schedule.reduce((sum, row) => sum + row.principal, 0);
      return (
        Math.abs(repaid - loan.principal) <= loan.principal * 1e-12 &&
        schedule.at(-1)?.balance === 0
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

  it('pays the monthly payment every month', () => {
    check(loans, (loan) => {
      const payment = monthlyPayment(loan);
      return amortizationSchedule(loan).every(
        (row) => Math.abs(row.payment - payment) <= slack(payment),
      );
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
});

describe('a monthly payment', () => {
  const payable = loans.filter((loan) => monthlyPayment(loan) <= maxAmount);

  it('is never lowered by a higher rate', () => {
    check(fc.tuple(loans, rates), ([loan, otherRate]) => {
      const [lower, higher] = [loan.annualRatePercent, otherRate].toSorted((a, b) => a - b);
      const payments = [lower, higher].map((annualRatePercent = 0) =>
        monthlyPayment({ ...loan, annualRatePercent }),
      );
      const [atLower = Number.NaN, atHigher = Number.NaN] = payments;
      return atHigher >= atLower * (1 - 1e-12);
    });
  });

  it('repays the loan that it is the payment of', () => {
    check(payable, (loan) => {
      const { annualRatePercent, termMonths } = loan;
      const terms = { monthlyPayment: monthlyPayment(loan), annualRatePercent, termMonths };
      return Math.abs(principalForPayment(terms) - loan.principal) <= loan.principal * 1e-12;
    });
  });
});

const prepayments = fc.record({
  extraMonthlyPayment: fc.oneof(
    fc.constant(0),
    amounts.map((dollars) => dollars / 1_000),
  ),
  oneTimePayments: fc.array(fc.record({ amount: amounts, month: terms }), { maxLength: 3 }),
  extraYearlyPayment: fc.oneof(
    fc.constant(0),
    amounts.map((dollars) => dollars / 100),
  ),
  biweekly: fc.boolean(),
});

describe('prepayments', () => {
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

  it('never do less when they are more', () => {
    check(fc.tuple(loans, prepayments, amounts), ([loan, extra, more]) => {
      const extraMonthlyPayment = extra.extraMonthlyPayment + more / 1_000;
      const sooner = amortizationSchedule(loan, { ...extra, extraMonthlyPayment });
      return sooner.length <= amortizationSchedule(loan, extra).length;
    });
  });
});

describe('each kind of prepayment', () => {
  const kinds = fc.oneof(
    amounts.map((dollars): Prepayments => ({ extraYearlyPayment: dollars / 100 })),
    fc.tuple(amounts, terms).map(([amount, month]): Prepayments => {
      return { oneTimePayments: [{ amount, month }] };
    }),
    fc.constant<Prepayments>({ biweekly: true }),
  );

  it('is never slower and never costs more interest when it comes on top', () => {
    check(fc.tuple(loans, prepayments, kinds), ([loan, extra, more]) => {
      const without = { ...extra, extraYearlyPayment: 0, oneTimePayments: [], biweekly: false };
      const before = earlyPayoff(loan, without);
      const after = earlyPayoff(loan, { ...without, ...more });
      return (
        after.months <= before.months &&
        after.totalInterest <= before.totalInterest + slack(loan.principal)
      );
    });
  });

  it('of half a payment every two weeks saves time and interest on every loan of years', () => {
    const ordinary = fc.record({
      principal: fc.integer({ min: 10_000, max: 10_000_000 }),
      annualRatePercent: fc.double({ min: 0.1, max: 30, noNaN: true }),
      termMonths: fc.integer({ min: 24, max: 480 }),
    });
    check(ordinary, (loan) => {
      const { monthsSaved, interestSaved } = earlyPayoff(loan, { biweekly: true });
      return monthsSaved >= 1 && interestSaved > 0;
    });
  });
});

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
