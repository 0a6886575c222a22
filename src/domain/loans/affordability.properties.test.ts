import fc from 'fast-check';
import { describe, it } from 'vitest';
import { affordability, type Household, maxDebtToIncomePercent } from './affordability.ts';
import { monthlyPayment } from './loan.ts';
import { amounts, check, loans, rates, slack, terms } from './loans.arbitrary.ts';
import { paymentBreakdown } from './payment-breakdown.ts';
import { loanAmount } from './purchase-loan.ts';

const households: fc.Arbitrary<Household> = fc.record({
  annualIncome: amounts,
  monthlyDebts: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_000 })),
  annualRatePercent: rates,
  termMonths: terms,
  downPaymentPercent: fc.oneof(fc.constantFrom(0, 3.5, 20), fc.integer({ min: 0, max: 99 })),
});

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(one, other) * 1e-9;
}

describe('the price that an income bears', () => {
  it('asks for exactly the share of the income that may be asked', () => {
    check(households, (household) => {
      const result = affordability(household);
      if (result.kind === 'notAffordable') return true;
      const { annualRatePercent, termMonths, monthlyDebts, annualIncome } = household;
      const payment = monthlyPayment({
        principal: result.principal,
        annualRatePercent,
        termMonths,
      });
      // Beyond what is computed with, a loan counts as the largest.
      if (result.principal > 1e15) return true;
      const ratio = ((payment + monthlyDebts) * 1200) / annualIncome;
      return isNear(payment, result.maxMonthlyPayment) && isNear(ratio, maxDebtToIncomePercent);
    });
  });

  it('is the loan and the share that is paid down', () => {
    check(households, (household) => {
      const { principal, homePrice, downPayment } = affordability(household);
      return (
        isNear(homePrice, principal + downPayment) &&
        isNear(downPayment, (homePrice * household.downPaymentPercent) / 100)
      );
    });
  });

  it('never falls with a higher income, and never rises with more debts', () => {
    check(fc.tuple(households, amounts), ([household, more]) => {
      const { annualIncome, monthlyDebts } = household;
      const price = affordability(household).homePrice;
      const richer = affordability({ ...household, annualIncome: annualIncome + more }).homePrice;
      const indebted = affordability({ ...household, monthlyDebts: monthlyDebts + more }).homePrice;
      return richer >= price && indebted <= price;
    });
  });
});

it('a loan and its down payment are the price', () => {
  check(fc.tuple(amounts, amounts), ([homePrice, downPayment]) => {
    const { kind, principal } = loanAmount(homePrice, downPayment);
    if (kind === 'noLoan') return principal === 0 && downPayment >= homePrice;
    return Math.abs(principal + downPayment - homePrice) <= slack(homePrice);
  });
});

it('the parts of a payment are the whole, and none is less than nothing', () => {
  const costs = fc.record({
    annualPropertyTax: amounts,
    annualHomeInsurance: amounts,
    monthlyHoa: amounts,
  });
  check(fc.tuple(loans, costs), ([loan, cost]) => {
    const { total, ...parts } = paymentBreakdown(loan, cost);
    const sum = Object.values(parts).reduce((whole, part) => whole + part, 0);
    return sum === total && Object.values(parts).every((part) => part >= 0);
  });
});
