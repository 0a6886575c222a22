import { describe, expect, it } from 'vitest';
import { type HousingPlan, housingAffordability } from './housing-affordability.ts';
import { monthlyPayment } from './loan.ts';

const plan: HousingPlan = {
  annualIncome: 120_000,
  monthlyDebts: 600,
  annualRatePercent: 7,
  termMonths: 360,
  downPayment: { kind: 'amount', dollars: 60_000 },
  propertyTax: { kind: 'percentOfPrice', percent: 1.5 },
  homeInsurance: { kind: 'amount', dollars: 1_800 },
  monthlyHoa: 50,
  mortgageInsurance: { annualPremiumPercent: 0.61, requiredAbovePercent: 80 },
  limits: { housingPercent: 28, debtPercent: 36 },
  sharePercent: 100,
};

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
      const result = affordable({ annualIncome: income * 12, monthlyDebts: debts });
      expect(result.housingBudget).toBeCloseTo(budget, 9);
      expect(result.binds).toBe(binds);
    },
  );

  it('gives a price whose parts use the budget up', () => {
    const { homePrice, downPayment, principal, payment } = affordable();
    expect(payment.principalAndInterest).toBeCloseTo(
      monthlyPayment({ principal, annualRatePercent: 7, termMonths: 360 }),
      6,
    );
    expect(payment.propertyTax).toBeCloseTo((homePrice * 0.015) / 12, 6);
    expect(payment.homeInsurance).toBe(150);
    expect(payment.hoa).toBe(50);
    expect(payment.mortgageInsurance).toBeCloseTo((principal * 0.0061) / 12, 6);
    expect(payment.total).toBeCloseTo(2_800, 6);
    expect(downPayment).toBe(60_000);
    expect(principal + downPayment).toBeCloseTo(homePrice, 6);
  });

  it('takes taxes and insurance as shares of the price or as amounts', () => {
    const { homePrice, payment } = affordable();
    const asAmount = affordable({
      propertyTax: { kind: 'amount', dollars: payment.propertyTax * 12 },
    });
    expect(asAmount.homePrice).toBeCloseTo(homePrice, 4);
    const asShare = affordable({
      homeInsurance: { kind: 'percentOfPrice', percent: (1_800 / homePrice) * 100 },
    });
    expect(asShare.homePrice).toBeCloseTo(homePrice, 4);
  });

  it('gives the same price for a down payment as a share and as an amount', () => {
    const { homePrice } = affordable();
    const percent = (60_000 / homePrice) * 100;
    const asShare = affordable({ downPayment: { kind: 'percentOfPrice', percent } });
    expect(asShare.homePrice).toBeCloseTo(homePrice, 4);
    expect(asShare.downPayment).toBeCloseTo(60_000, 4);
  });

  it('spends a share of the budget', () => {
    const cautious = affordable({ sharePercent: 75 });
    expect(cautious.housingBudget).toBeCloseTo(2_100, 9);
    expect(cautious.payment.total).toBeCloseTo(2_100, 6);
    expect(cautious.homePrice).toBeLessThan(affordable().homePrice);
  });
});

describe('mortgage insurance in the price', () => {
  it('is left out from 20 % down', () => {
    const twenty = affordable({ downPayment: { kind: 'percentOfPrice', percent: 20 } });
    expect(twenty.payment.mortgageInsurance).toBe(0);
    const nineteen = affordable({ downPayment: { kind: 'percentOfPrice', percent: 19 } });
    expect(nineteen.payment.mortgageInsurance).toBeGreaterThan(0);
    const much = affordable({ downPayment: { kind: 'amount', dollars: 200_000 } });
    expect(much.payment.mortgageInsurance).toBe(0);
    expect(much.payment.total).toBeCloseTo(2_800, 6);
  });

  it('stops the price where the next dollar would need it', () => {
    // Without insurance $2,800 would pay for $395,313 with $78,800 down, a little above five times that.
    const { homePrice, payment } = affordable({ downPayment: { kind: 'amount', dollars: 78_800 } });
    expect(homePrice).toBeCloseTo(394_000, 6);
    expect(payment.mortgageInsurance).toBe(0);
    expect(payment.total).toBeLessThan(2_800);
    const next = { principal: 394_001 - 78_800, annualRatePercent: 7, termMonths: 360 };
    const insured = monthlyPayment(next) + (next.principal * 0.0061) / 12;
    expect(insured + (394_001 * 0.015) / 12 + 200).toBeGreaterThan(2_800);
  });

  it('never concerns a home that is paid in cash', () => {
    const rich = affordable({ downPayment: { kind: 'amount', dollars: 5_000_000 } });
    expect(rich.principal).toBe(0);
    expect(rich.downPayment).toBe(rich.homePrice);
    expect(rich.homePrice).toBeCloseTo((2_600 * 12) / 0.015, 4);
  });
});

describe('no price', () => {
  it.each([
    ['no income', { annualIncome: 0 }, 'noIncome', 0],
    ['an income that is no number', { annualIncome: Number.NaN }, 'noIncome', 0],
    ['debts of all of the 36 %', { monthlyDebts: 3_600 }, 'debtsTooHigh', 0],
    ['dues above the budget', { monthlyHoa: 2_650 }, 'costsTooHigh', 2_800],
    ['nothing of the budget spent', { sharePercent: 0 }, 'costsTooHigh', 0],
    [
      'all of the price down and no cost that grows with it',
      {
        downPayment: { kind: 'percentOfPrice', percent: 100 },
        propertyTax: { kind: 'amount', dollars: 3_600 },
      },
      'nothingBorrowed',
      2_800,
    ],
  ] satisfies [string, Partial<HousingPlan>, string, number][])(
    'comes with %s',
    (_name, change, reason, housingBudget) => {
      const result = housingAffordability({ ...plan, ...change });
      expect(result).toEqual({ kind: 'notAffordable', reason, housingBudget });
    },
  );

  it('with all of the price down is bounded by the taxes', () => {
    const cash = affordable({ downPayment: { kind: 'percentOfPrice', percent: 100 } });
    expect(cash.homePrice).toBeCloseTo((2_600 * 12) / 0.015, 4);
    expect(cash.principal).toBe(0);
  });
});
