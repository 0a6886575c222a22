import fc from 'fast-check';
import { describe, it } from 'vitest';
import { type HousingPlan, housingAffordability } from './housing-affordability.ts';
import { monthlyPayment } from './loan.ts';
import { amounts, check, rates, terms } from './loans.arbitrary.ts';

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
  }),
  mortgageInsurance: fc.record({
    annualPremiumPercent: percents,
    requiredAbovePercent: fc.constantFrom(80, 80, 90),
  }),
  limits: fc.constant({ housingPercent: 28, debtPercent: 36 }),
  sharePercent: fc.integer({ min: 1, max: 100 }),
});

function findPrice(plan: HousingPlan): number {
  const result = housingAffordability(plan);
  return result.kind === 'affordable' ? result.homePrice : 0;
}

function isAtLeast(one: number, other: number): boolean {
  return one >= other * (1 - 1e-9) - 1e-6;
}

describe('the price within both limits', () => {
  it('uses one of them up with the parts of its payment, and keeps the other', () => {
    check(plans, (plan) => {
      const result = housingAffordability(plan);
      if (result.kind === 'notAffordable') return true;
      const { principal, homePrice, payment } = result;
      // Beyond what is computed with, a loan counts as the largest.
      if (principal > 1e15) return true;
      const { annualPropertyTax, annualHomeInsurance, monthlyHoa } = plan.costs;
      const costs = (annualPropertyTax + annualHomeInsurance) / 12 + monthlyHoa;
      const interest = monthlyPayment({ ...plan, principal });
      const share = (principal / homePrice) * 100;
      const isInsured = share > plan.mortgageInsurance.requiredAbovePercent + 1e-9;
      const premium = (principal * plan.mortgageInsurance.annualPremiumPercent) / 1200;
      const total = costs + interest + (isInsured ? premium : 0);
      const income = plan.annualIncome / 12;
      const limits = [income * 0.28, income * 0.36 - plan.monthlyDebts];
      const budget = (Math.min(...limits) * plan.sharePercent) / 100;
      return (
        Math.abs(total - budget) <= budget * 1e-9 &&
        Math.abs(payment.total - budget) <= budget * 1e-9 &&
        Math.abs(share - (100 - plan.downPaymentPercent)) <= 1e-9
      );
    });
  });

  it('never falls with income, nor with a larger share of the budget', () => {
    check(fc.tuple(plans, amounts, fc.integer({ min: 1, max: 100 })), ([plan, more, share]) => {
      const price = findPrice(plan);
      const sharePercent = Math.max(plan.sharePercent, share);
      return (
        isAtLeast(findPrice({ ...plan, annualIncome: plan.annualIncome + more }), price) &&
        isAtLeast(findPrice({ ...plan, sharePercent }), price)
      );
    });
  });

  it('never rises with debts, dues, premiums or the rate', () => {
    check(fc.tuple(plans, amounts, rates, percents), ([plan, more, rate, percent]) => {
      const price = findPrice(plan);
      const { costs, mortgageInsurance } = plan;
      const annualPremiumPercent = mortgageInsurance.annualPremiumPercent + percent;
      return [
        { monthlyDebts: plan.monthlyDebts + more },
        { costs: { ...costs, monthlyHoa: costs.monthlyHoa + more } },
        { annualRatePercent: Math.max(plan.annualRatePercent, rate) },
        { mortgageInsurance: { ...mortgageInsurance, annualPremiumPercent } },
      ].every((costlier) => isAtLeast(price, findPrice({ ...plan, ...costlier })));
    });
  });
});
