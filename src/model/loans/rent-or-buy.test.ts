import { describe, expect, it } from 'vitest';
import { monthlyPayment } from './loan.ts';
import { privateInsurance } from './mortgage-insurance.ts';
import { remainingBalance } from './remaining-balance.ts';
import { type RentOrBuyAssumptions, rentOrBuy } from './rent-or-buy.ts';

const assumptions: RentOrBuyAssumptions = {
  monthlyRent: 2_000,
  rentGrowthPercent: 3,
  homePrice: 400_000,
  homeGrowthPercent: 3,
  downPayment: 40_000,
  annualRatePercent: 6.5,
  termMonths: 360,
  mortgageInsurance: { annualPremiumPercent: 0.6, requestPercent: 80, endPercent: 78 },
  propertyTaxPercent: 1.1,
  upkeepPercent: 1,
  annualHomeInsurance: 1_800,
  monthlyHoa: 100,
  costGrowthPercent: 2,
  buyingCostsPercent: 3,
  sellingCostsPercent: 6,
  returnPercent: 4,
  years: 30,
};
const still = {
  rentGrowthPercent: 0,
  homeGrowthPercent: 0,
  costGrowthPercent: 0,
  returnPercent: 0,
};

/**
 * No published example states all of its assumptions, so the figures are checked against the future
 * value of each month's difference.
 */
describe('renting and buying', () => {
  it.each<[string, Partial<RentOrBuyAssumptions>]>([
    ['with mortgage insurance', {}],
    ['where nothing grows, without a loan', { ...still, downPayment: 400_000, monthlyHoa: 500 }],
    ['where all falls', { homeGrowthPercent: -3, rentGrowthPercent: -2, costGrowthPercent: -1 }],
    ['beyond the term, at a high rent', { termMonths: 120, monthlyRent: 5_000 }],
  ])('agree with the future value of every difference %s', (_name, changes) => {
    const plan = { ...assumptions, ...changes };
    const result = rentOrBuy(plan);
    const { annualRatePercent, termMonths, mortgageInsurance } = plan;
    const loan = { principal: 400_000 - plan.downPayment, annualRatePercent, termMonths };
    const insurance = privateInsurance(loan, { ...mortgageInsurance, originalValue: 400_000 });
    const insured = insurance?.onRequest.payment ?? 0;
    const grow = (percent: number, years: number) => (1 + percent / 100) ** years;
    for (const years of [1, 7, 30]) {
      let buyer = 0;
      let renter = (plan.downPayment + 12_000) * grow(plan.returnPercent, years);
      for (let month = 0; month < years * 12; month += 1) {
        const year = Math.floor(month / 12);
        const cost =
          (month < termMonths ? monthlyPayment(loan) : 0) +
          (month < insured ? 180 : 0) +
          (400_000 * grow(plan.homeGrowthPercent, year) * 0.021) / 12 +
          (150 + plan.monthlyHoa) * grow(plan.costGrowthPercent, year);
        const difference = cost - plan.monthlyRent * grow(plan.rentGrowthPercent, year);
        const grown = Math.abs(difference) * grow(plan.returnPercent, years - (month + 1) / 12);
        if (difference > 0) renter += grown;
        else buyer += grown;
      }
      const value = 400_000 * grow(plan.homeGrowthPercent, years);
      const owned = value * 0.94 - remainingBalance(loan, years * 12);
      const row = result.years[years - 1];
      expect(row?.renterWealth).toBeCloseTo(renter, 4);
      expect(row?.buyerWealth).toBeCloseTo(owned + buyer, 4);
    }
    expect(result.cashAtStart).toBe(plan.downPayment + 12_000);
    expect(result.years).toHaveLength(30);
    const isAhead = result.years.map((row) => row.buyerWealth > row.renterWealth);
    expect(isAhead.indexOf(true) + 1).toBe(result.firstYearAhead ?? 0);
  });

  it('give the worked year', () => {
    const worked = { downPayment: 80_000, monthlyHoa: 0, costGrowthPercent: 3 };
    const result = rentOrBuy({ ...assumptions, ...worked });
    expect(result).toMatchObject({ cashAtStart: 92_000, firstYearAhead: 12 });
  });

  it('may never let the buyer catch up', () => {
    const falling = rentOrBuy({ ...assumptions, homeGrowthPercent: -5, monthlyRent: 500 });
    expect(falling.firstYearAhead).toBeUndefined();
  });

  it('compare at least one year and at most 50', () => {
    expect(rentOrBuy({ ...assumptions, years: 0 }).years).toHaveLength(1);
    expect(rentOrBuy({ ...assumptions, years: 500 }).years).toHaveLength(50);
  });
});
