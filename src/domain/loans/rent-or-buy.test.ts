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
const loan = { principal: 360_000, annualRatePercent: 6.5, termMonths: 360 };

/**
 * No published example states all of its assumptions, so the figures are checked against the future
 * value of each month's difference, and against cases that can be reckoned on paper.
 */
describe('renting and buying', () => {
  it('agree with the future value of every difference', () => {
    const result = rentOrBuy(assumptions);
    const insurance = privateInsurance(loan, {
      ...assumptions.mortgageInsurance,
      originalValue: 400_000,
    });
    const insured = insurance.kind === 'required' ? insurance.onRequest.payment : 0;
    for (const years of [1, 7, 30]) {
      let buyer = 0;
      let renter = 52_000 * 1.04 ** years;
      for (let month = 0; month < years * 12; month += 1) {
        const year = Math.floor(month / 12);
        const cost =
          monthlyPayment(loan) +
          (month < insured ? 180 : 0) +
          (400_000 * 1.03 ** year * 0.021) / 12 +
          250 * 1.02 ** year;
        const difference = cost - 2_000 * 1.03 ** year;
        const grown = Math.abs(difference) * 1.04 ** (years - (month + 1) / 12);
        if (difference > 0) renter += grown;
        else buyer += grown;
      }
      const value = 400_000 * 1.03 ** years;
      const row = result.years[years - 1];
      expect(row?.renterWealth).toBeCloseTo(renter, 4);
      expect(row?.buyerWealth).toBeCloseTo(
        value * 0.94 - remainingBalance(loan, years * 12) + buyer,
        4,
      );
    }
    expect(result.cashAtStart).toBe(52_000);
    expect(result.years).toHaveLength(30);
  });

  it('name the first year in which the buyer has more', () => {
    const { years, firstYearAhead = 0 } = rentOrBuy(assumptions);
    expect(firstYearAhead).toBeGreaterThan(1);
    const isAhead = years.map((row) => row.buyerWealth > row.renterWealth);
    expect(isAhead.indexOf(true) + 1).toBe(firstYearAhead);
  });

  it('can be reckoned on paper where nothing grows', () => {
    const still = {
      ...assumptions,
      ...{ rentGrowthPercent: 0, homeGrowthPercent: 0, costGrowthPercent: 0, returnPercent: 0 },
      ...{ annualRatePercent: 0, downPayment: 400_000, buyingCostsPercent: 0 },
      ...{ propertyTaxPercent: 0, upkeepPercent: 0, annualHomeInsurance: 0, monthlyHoa: 500 },
    };
    // The owner pays $500 and saves the other $1,500 of the rent; a sale costs $24,000.
    const { years, firstYearAhead } = rentOrBuy(still);
    expect(years[0]).toMatchObject({ buyerWealth: 376_000 + 18_000, renterWealth: 400_000 });
    expect(years[1]).toMatchObject({ buyerWealth: 376_000 + 36_000, renterWealth: 400_000 });
    expect(firstYearAhead).toBe(2);
  });

  it('give the worked year', () => {
    const worked = {
      ...assumptions,
      ...{ downPayment: 80_000, monthlyHoa: 0, costGrowthPercent: 3 },
    };
    expect(rentOrBuy(worked)).toMatchObject({ cashAtStart: 92_000, firstYearAhead: 12 });
  });

  it('stop the payments with the loan', () => {
    const lead = ({ buyerWealth = 0, renterWealth = 0 } = {}) => buyerWealth - renterWealth;
    const { years } = rentOrBuy({ ...assumptions, termMonths: 120, returnPercent: 0 });
    const gains = [9, 10].map((year) => lead(years[year]) - lead(years[year - 1]));
    // A year of payments less its principal, which the buyer has no longer to repay.
    expect((gains[1] ?? 0) - (gains[0] ?? 0)).toBeGreaterThan(1_000);
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
