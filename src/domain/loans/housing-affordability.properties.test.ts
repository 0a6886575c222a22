import fc from 'fast-check';
import { describe, it } from 'vitest';
import { type HousingPlan, housingAffordability } from './housing-affordability.ts';
import { amounts, check, rates, terms } from './loans.arbitrary.ts';

const percents = fc.double({ min: 0, max: 5, noNaN: true });
const yearly = fc.oneof(
  percents.map((percent) => ({ kind: 'percentOfPrice' as const, percent })),
  fc.integer({ min: 0, max: 20_000 }).map((dollars) => ({ kind: 'amount' as const, dollars })),
);
const downPayments = fc.oneof(
  fc.integer({ min: 0, max: 99 }).map((percent) => ({ kind: 'percentOfPrice' as const, percent })),
  fc.integer({ min: 0, max: 1_000_000 }).map((dollars) => ({ kind: 'amount' as const, dollars })),
);
const plans: fc.Arbitrary<HousingPlan> = fc.record({
  annualIncome: fc.integer({ min: 1, max: 1_000_000 }),
  monthlyDebts: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20_000 })),
  annualRatePercent: rates,
  termMonths: terms,
  downPayment: downPayments,
  propertyTax: yearly,
  homeInsurance: yearly,
  monthlyHoa: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000 })),
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

/** A price next to a far larger down payment loses digits of the loan between them. */
function isAtLeast(one: number, other: number): boolean {
  return one >= other * (1 - 1e-9) - 1e-6;
}

describe('the price within both limits', () => {
  it('keeps housing and debts within both, and uses one up unless insurance stops it', () => {
    check(plans, (plan) => {
      const result = housingAffordability(plan);
      if (result.kind === 'notAffordable') return true;
      const { payment, housingBudget, homePrice, principal } = result;
      const income = plan.annualIncome / 12;
      const isAtStop =
        Math.abs(principal - (homePrice * plan.mortgageInsurance.requiredAbovePercent) / 100) <=
        homePrice * 1e-9;
      return (
        isAtLeast(housingBudget, payment.total) &&
        isAtLeast(income * 0.28, payment.total) &&
        isAtLeast(income * 0.36, payment.total + plan.monthlyDebts) &&
        (isAtStop || isAtLeast(payment.total, housingBudget))
      );
    });
  });

  it('is the down payment and the loan, with the parts of its payment', () => {
    check(plans, (plan) => {
      const result = housingAffordability(plan);
      if (result.kind === 'notAffordable') return true;
      const { total, ...parts } = result.payment;
      const sum = Object.values(parts).reduce((whole, part) => whole + part, 0);
      const whole = result.principal + result.downPayment;
      return (
        Math.abs(sum - total) <= total * 1e-9 &&
        Object.values(parts).every((part) => part >= 0) &&
        result.principal >= 0 &&
        Math.abs(whole - result.homePrice) <= result.homePrice * 1e-9
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
      const annualRatePercent = Math.max(plan.annualRatePercent, rate);
      const { mortgageInsurance } = plan;
      const annualPremiumPercent = mortgageInsurance.annualPremiumPercent + percent;
      const costlier = { ...mortgageInsurance, annualPremiumPercent };
      return (
        isAtLeast(price, findPrice({ ...plan, monthlyDebts: plan.monthlyDebts + more })) &&
        isAtLeast(price, findPrice({ ...plan, monthlyHoa: plan.monthlyHoa + more })) &&
        isAtLeast(price, findPrice({ ...plan, annualRatePercent })) &&
        isAtLeast(price, findPrice({ ...plan, mortgageInsurance: costlier }))
      );
    });
  });

  it('never falls with more dollars down', () => {
    const withDollars = fc.tuple(plans, fc.nat(1_000_000), fc.nat(100_000));
    check(withDollars, ([plan, dollars, more]) => {
      const less = findPrice({ ...plan, downPayment: { kind: 'amount', dollars } });
      const downPayment = { kind: 'amount' as const, dollars: dollars + more };
      return isAtLeast(findPrice({ ...plan, downPayment }), less);
    });
  });
});
