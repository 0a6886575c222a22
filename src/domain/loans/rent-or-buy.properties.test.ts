import fc from 'fast-check';
import { describe, it } from 'vitest';
import { check, slack, terms } from './loans.arbitrary.ts';
import { type RentOrBuyAssumptions, rentOrBuy } from './rent-or-buy.ts';

const changes = fc.double({ min: -5, max: 10, noNaN: true });
const shares = fc.double({ min: 0, max: 5, noNaN: true });
const dollars = fc.integer({ min: 0, max: 2_000_000 });
const plans: fc.Arbitrary<RentOrBuyAssumptions> = fc.record({
  monthlyRent: fc.integer({ min: 0, max: 10_000 }),
  rentGrowthPercent: changes,
  homePrice: dollars,
  homeGrowthPercent: changes,
  downPayment: dollars,
  annualRatePercent: fc.double({ min: 0, max: 15, noNaN: true }),
  termMonths: terms,
  mortgageInsurance: fc.record({
    annualPremiumPercent: shares,
    requestPercent: fc.constant(80),
    endPercent: fc.constant(78),
  }),
  propertyTaxPercent: shares,
  upkeepPercent: shares,
  annualHomeInsurance: fc.integer({ min: 0, max: 10_000 }),
  monthlyHoa: fc.integer({ min: 0, max: 1_000 }),
  costGrowthPercent: changes,
  buyingCostsPercent: shares,
  sellingCostsPercent: shares,
  returnPercent: changes,
  years: fc.integer({ min: 1, max: 15 }),
});

function leadOfBuyer(plan: RentOrBuyAssumptions): number[] {
  return rentOrBuy(plan).years.map((year) => year.buyerWealth - year.renterWealth);
}

function neverLower(one: number[], other: number[], scale: number): boolean {
  return one.every((lead, year) => lead >= (other[year] ?? 0) - slack(scale + Math.abs(lead)));
}

describe('the lead of the buyer', () => {
  it('never falls with a higher rent', () => {
    check(fc.tuple(plans, fc.nat(5_000)), ([plan, more]) => {
      const costlier = { ...plan, monthlyRent: plan.monthlyRent + more };
      return neverLower(leadOfBuyer(costlier), leadOfBuyer(plan), plan.homePrice * 100);
    });
  });

  it('never rises with higher costs of owning, buying or selling', () => {
    check(fc.tuple(plans, shares), ([plan, more]) => {
      const lead = leadOfBuyer(plan);
      const scale = plan.homePrice * 100;
      return [
        { ...plan, upkeepPercent: plan.upkeepPercent + more },
        { ...plan, buyingCostsPercent: plan.buyingCostsPercent + more },
        { ...plan, sellingCostsPercent: plan.sellingCostsPercent + more },
        { ...plan, monthlyHoa: plan.monthlyHoa + more * 100 },
      ].every((costlier) => neverLower(lead, leadOfBuyer(costlier), scale));
    });
  });

  it('begins in the first year that is named', () => {
    check(plans, (plan) => {
      const { years, firstYearAhead } = rentOrBuy(plan);
      const isAhead = years.map((year) => year.buyerWealth > year.renterWealth);
      return firstYearAhead === undefined
        ? !isAhead.includes(true)
        : isAhead.indexOf(true) === firstYearAhead - 1;
    });
  });
});
