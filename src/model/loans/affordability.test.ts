import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  affordability,
  type HousingPlan,
  housingAffordability,
  principalForPayment,
} from './affordability.ts';
import { maxAmount, monthlyPayment } from './loan.ts';
import { amounts, annualRates, check, loans, slack, terms } from './loans.arbitrary.ts';
import { paymentBreakdown } from './payment-breakdown.ts';
import { loanAmount } from './purchase-loan.ts';

const plan: HousingPlan = {
  annualIncome: 120_000,
  monthlyDebts: 600,
  annualRatePercent: 7,
  termMonths: 360,
  downPaymentPercent: 10,
  costs: { annualPropertyTax: 3_600, annualHomeInsurance: 1_800, monthlyHoa: 50, annualPercent: 0 },
  mortgageInsurance: { annualPremiumPercent: 0.61, requiredAbovePercent: 80 },
  limits: { housingPercent: 28, debtPercent: 36 },
  sharePercent: 100,
};
const free = { annualPropertyTax: 0, annualHomeInsurance: 0, monthlyHoa: 0, annualPercent: 0 };

function affordable(change: Partial<HousingPlan> = {}) {
  return housingAffordability({ ...plan, ...change });
}

describe('the 28/36 rule', () => {
  /**
   * "The 28/36 Rule: Don't Be House Poor", helprvabuyers.com, 4 November 2019: of $4,000 a month
   * $1,120 are for housing; debts above $320 lower that, and with $600 of them it is $840.
   * hamptonroadsrealestateramblings.com, July 2022: of $5,000 it is $1,400, and $1,200 with $600.
   */
  it.each([
    [4_000, 0, 1_120, 'housing'],
    [4_000, 320, 1_120, 'housing'],
    [4_000, 600, 840, 'debt'],
    [5_000, 400, 1_400, 'housing'],
    [5_000, 600, 1_200, 'debt'],
  ])(
    'leaves of %d dollars a month with debts of %d what is published',
    (income, debts, budget, binds) => {
      const result = affordable({ annualIncome: income * 12, monthlyDebts: debts, costs: free });
      expect(result.payment.total).toBeCloseTo(budget, 9);
      expect(result.binds).toBe(binds);
    },
  );

  it('gives a price whose parts use the budget up', () => {
    const { homePrice, principal, payment } = affordable();
    const loan = { principal, annualRatePercent: 7, termMonths: 360 };
    expect(payment.principalAndInterest).toBeCloseTo(monthlyPayment(loan), 6);
    expect(payment.mortgageInsurance).toBeCloseTo((principal * 0.0061) / 12, 6);
    const costs = 300 + 150 + 50;
    expect(costs + payment.principalAndInterest + payment.mortgageInsurance).toBeCloseTo(2_800, 6);
    expect(principal).toBeCloseTo(homePrice * 0.9, 6);
  });

  it('gives its worked number, without insurance from 20 % down', () => {
    const { homePrice, payment } = affordable({ downPaymentPercent: 20 });
    expect(homePrice).toBeCloseTo(432_134.26, 2);
    expect(payment.mortgageInsurance).toBe(0);
    expect(affordable({ downPaymentPercent: 19 }).payment.mortgageInsurance).toBeGreaterThan(0);
  });

  it('spends a share of the budget', () => {
    const cautious = affordable({ sharePercent: 75 });
    expect(cautious.payment.total).toBeCloseTo(2_100, 9);
    expect(cautious.homePrice).toBeLessThan(affordable().homePrice);
  });
});

const none = { homePrice: 0, principal: 0 };

it.each<[string, Partial<HousingPlan>, string]>([
  ['no income', { annualIncome: 0 }, 'noIncome'],
  ['an income that is no number', { annualIncome: Number.NaN }, 'noIncome'],
  ['a negative income', { annualIncome: -1 }, 'noIncome'],
  ['no income and no debts', { annualIncome: 0, monthlyDebts: 0 }, 'noIncome'],
  ['debts of all of the 36 %', { monthlyDebts: 3_600 }, 'debtsTooHigh'],
  ['debts above the 36 %', { monthlyDebts: 3_601 }, 'debtsTooHigh'],
  ['all of the price down', { downPaymentPercent: 100 }, 'nothingBorrowed'],
  ['more than the price down', { downPaymentPercent: 120 }, 'nothingBorrowed'],
])('there is no price by any rule with %s', (_name, change, reason) => {
  const total = reason === 'nothingBorrowed' ? 3_000 : 0;
  const result = affordability({ ...plan, ...change });
  expect(result).toMatchObject({ reason, ...none, payment: { total } });
  expect(affordable(change)).toMatchObject({ reason, ...none });
});

it.each<[string, Partial<HousingPlan>]>([
  ['dues above the budget', { costs: { ...plan.costs, monthlyHoa: 2_650 } }],
  ['nothing of the budget spent', { sharePercent: 0 }],
])('there is no price with %s', (_name, change) => {
  expect(affordable(change)).toMatchObject({ reason: 'costsTooHigh', ...none });
});

it('a price with nothing down is the loan, and a negative share is taken as that', () => {
  const nothingDown = affordability({ ...plan, downPaymentPercent: 0 });
  expect(nothingDown.homePrice).toBe(nothingDown.principal);
  expect(affordability({ ...plan, downPaymentPercent: -5 })).toEqual(nothingDown);
});

it('no payment repays no loan', () => {
  for (const monthlyPayment of [0, -1, Number.NaN]) {
    const terms = { monthlyPayment, annualRatePercent: 6.5, termMonths: 360 };
    expect(principalForPayment(terms)).toBe(0);
  }
});

const percents = fc.double({ min: 0, max: 5, noNaN: true });
const yearly = fc.integer({ min: 0, max: 20_000 });
const plans: fc.Arbitrary<HousingPlan> = fc.record({
  annualIncome: fc.integer({ min: 1, max: 1_000_000 }),
  monthlyDebts: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20_000 })),
  annualRatePercent: annualRates,
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
