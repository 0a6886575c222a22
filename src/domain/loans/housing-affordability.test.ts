import { describe, expect, it } from 'vitest';
import { type HousingPlan, housingAffordability } from './housing-affordability.ts';
import { monthlyPayment } from './loan.ts';

const plan: HousingPlan = {
  annualIncome: 120_000,
  monthlyDebts: 600,
  annualRatePercent: 7,
  termMonths: 360,
  downPaymentPercent: 10,
  costs: { annualPropertyTax: 3_600, annualHomeInsurance: 1_800, monthlyHoa: 50 },
  mortgageInsurance: { annualPremiumPercent: 0.61, requiredAbovePercent: 80 },
  limits: { housingPercent: 28, debtPercent: 36 },
  sharePercent: 100,
};
const free = { annualPropertyTax: 0, annualHomeInsurance: 0, monthlyHoa: 0 };

function affordable(change: Partial<HousingPlan> = {}) {
  const result = housingAffordability({ ...plan, ...change });
  if (result.kind === 'notAffordable') throw new Error(`Not affordable: ${result.reason}`);
  return result;
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

it.each<[string, Partial<HousingPlan>, string]>([
  ['no income', { annualIncome: 0 }, 'noIncome'],
  ['an income that is no number', { annualIncome: Number.NaN }, 'noIncome'],
  ['debts of all of the 36 %', { monthlyDebts: 3_600 }, 'debtsTooHigh'],
  ['dues above the budget', { costs: { ...plan.costs, monthlyHoa: 2_650 } }, 'costsTooHigh'],
  ['nothing of the budget spent', { sharePercent: 0 }, 'costsTooHigh'],
  ['all of the price down', { downPaymentPercent: 100 }, 'nothingBorrowed'],
])('there is no price with %s', (_name, change, reason) => {
  expect(housingAffordability({ ...plan, ...change })).toEqual({ kind: 'notAffordable', reason });
});
