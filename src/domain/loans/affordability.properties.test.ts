import fc from 'fast-check';
import { it } from 'vitest';
import { type HousingPlan, housingAffordability, principalForPayment } from './affordability.ts';
import { maxAmount, monthlyPayment } from './loan.ts';
import { amounts, check, loans, rates, slack, terms } from './loans.arbitrary.ts';
import { paymentBreakdown } from './payment-breakdown.ts';
import { loanAmount } from './purchase-loan.ts';

const percents = fc.double({ min: 0, max: 5, noNaN: true });
const yearly = fc.integer({ min: 0, max: 20_000 });
const plans: fc.Arbitrary<HousingPlan> = fc.record({
  annualIncome: fc.integer({ min: 1, max: 1_000_000 }),
  monthlyDebts: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20_000 })),
  annualRatePercent: rates,
  termMonths: terms,
  downPaymentPercent: fc.integer({ min: 0, max: 99 }),
  costs: fc.record({
    annualPropertyTax: yearly,
    annualHomeInsurance: yearly,
    monthlyHoa: fc.integer({ min: 0, max: 1_000 }),
    annualPercent: percents,
  }),
  mortgageInsurance: fc.record({
    annualPremiumPercent: percents,
    requiredAbovePercent: fc.constantFrom(80, 80, 90),
  }),
  limits: fc.constant({ housingPercent: 28, debtPercent: 36 }),
  sharePercent: fc.integer({ min: 1, max: 100 }),
});

/** Returns what a home of a price costs a month, with what is a share of its own price. */
function monthlyCost(plan: HousingPlan, homePrice: number): number {
  const { annualPropertyTax, annualHomeInsurance, monthlyHoa, annualPercent } = plan.costs;
  const ofPrice = (homePrice * annualPercent) / 100;
  const costs = (annualPropertyTax + annualHomeInsurance + ofPrice) / 12 + monthlyHoa;
  const borrowed = 100 - plan.downPaymentPercent;
  const principal = (homePrice * borrowed) / 100;
  const isInsured = borrowed > plan.mortgageInsurance.requiredAbovePercent;
  const premium = (principal * plan.mortgageInsurance.annualPremiumPercent) / 1200;
  return costs + monthlyPayment({ ...plan, principal }) + (isInsured ? premium : 0);
}

it('a price uses one of two limits up with its own costs, and one dollar more does not fit', () => {
  check(plans, (plan) => {
    const { reason, homePrice, principal, payment } = housingAffordability(plan);
    if (reason) return true;
    // Beyond what is computed with, a loan counts as the largest.
    if (principal > 1e15) return true;
    const income = plan.annualIncome / 12;
    const limits = [income * 0.28, income * 0.36 - plan.monthlyDebts];
    const budget = (Math.min(...limits) * plan.sharePercent) / 100;
    const noise = budget * 1e-9;
    return (
      monthlyCost(plan, homePrice) <= budget + noise &&
      monthlyCost(plan, homePrice + 1) > budget &&
      Math.abs(payment.total - budget) <= noise &&
      Math.abs((principal / homePrice) * 100 - (100 - plan.downPaymentPercent)) <= 1e-9
    );
  });
});

it('a payment repays the loan that it is the payment of', () => {
  const payable = loans.filter((loan) => monthlyPayment(loan) <= maxAmount);
  check(payable, (loan) => {
    const terms = { ...loan, monthlyPayment: monthlyPayment(loan) };
    return Math.abs(principalForPayment(terms) - loan.principal) <= loan.principal * 1e-12;
  });
});

it('a loan and its down payment are the price', () => {
  check(fc.tuple(amounts, amounts), ([homePrice, downPayment]) => {
    const { reason, principal } = loanAmount(homePrice, downPayment);
    if (reason) return principal === 0 && downPayment >= homePrice;
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
