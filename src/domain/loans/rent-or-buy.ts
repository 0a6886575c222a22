import {
  boundedAmount,
  boundedChangePercent,
  boundedCount,
  boundedSharePercent,
} from './bounded.ts';
import { maxYearsCompared } from './limits.ts';
import { ownershipCosts } from './ownership-costs.ts';
import { remainingBalance } from './remaining-balance.ts';
import type { RentOrBuyAssumptions } from './rent-or-buy-assumptions.ts';

/** Both ways at the end of a year, in dollars. */
interface RentOrBuyYear {
  /** 1 for the first twelve months. */
  year: number;
  /** What renting cost in the year. */
  rentPaid: number;
  /** What owning cost in the year: loan, insurance, taxes, upkeep and dues. */
  ownershipPaid: number;
  homeValue: number;
  balance: number;
  sellingCosts: number;
  /** What the buyer has after a sale: the value less the costs and the balance, and savings. */
  buyerWealth: number;
  /** What the renter has: the savings that the buyer put into the home, and what they earned. */
  renterWealth: number;
}

export interface RentOrBuy {
  /** Dollars that buying takes at the start, and that renting leaves in savings. */
  cashAtStart: number;
  years: RentOrBuyYear[];
  /** The first year at whose end the buyer has more; undefined if there is none. */
  firstYearAhead: number | undefined;
}

/**
 * Returns the wealth of a buyer and of a renter who spend the same, year by year. The renter saves
 * what the buyer pays at the start; each month, whoever pays less saves the difference. Rent, value
 * and costs change once a year; taxes and upkeep follow the value at the start of the year; savings
 * earn `(1 + returnPercent / 100)^(1 / 12) - 1` a month. Income tax is left out.
 *
 * @returns unrounded dollars
 * @example rentOrBuy({
 *   monthlyRent: 2_000, rentGrowthPercent: 3, homePrice: 400_000, homeGrowthPercent: 3,
 *   downPayment: 80_000, annualRatePercent: 6.5, termMonths: 360,
 *   mortgageInsurance: { annualPremiumPercent: 0.6, requestPercent: 80, endPercent: 78 },
 *   propertyTaxPercent: 1.1, upkeepPercent: 1, annualHomeInsurance: 1_800, monthlyHoa: 0,
 *   costGrowthPercent: 3, buyingCostsPercent: 3, sellingCostsPercent: 6, returnPercent: 4, years: 30,
 * }) // 92000.00 at the start, the buyer ahead from year 12 on
 */
export function rentOrBuy(assumptions: RentOrBuyAssumptions): RentOrBuy {
  const owner = ownershipCosts(assumptions);
  const growth = growthFactor(assumptions.homeGrowthPercent);
  const rentGrowth = growthFactor(assumptions.rentGrowthPercent);
  const sellingShare = boundedSharePercent(assumptions.sellingCostsPercent) / 100;
  const monthlyReturn = growthFactor(assumptions.returnPercent) ** (1 / 12);
  const years: RentOrBuyYear[] = [];
  let buyerSavings = 0;
  let renterSavings = owner.cashAtStart;
  for (let year = 1; year <= boundedCount(assumptions.years, 1, maxYearsCompared); year += 1) {
    const rent = boundedAmount(assumptions.monthlyRent) * rentGrowth ** (year - 1);
    let ownershipPaid = 0;
    for (let month = year * 12 - 11; month <= year * 12; month += 1) {
      const cost = owner.inMonth(month);
      ownershipPaid += cost;
      buyerSavings = buyerSavings * monthlyReturn + Math.max(0, rent - cost);
      renterSavings = renterSavings * monthlyReturn + Math.max(0, cost - rent);
    }
    const homeValue = owner.price * growth ** year;
    const balance = remainingBalance(owner.loan, year * 12);
    const sellingCosts = homeValue * sellingShare;
    const buyerWealth = homeValue - sellingCosts - balance + buyerSavings;
    const home = { homeValue, balance, sellingCosts, buyerWealth, renterWealth: renterSavings };
    years.push({ year, rentPaid: rent * 12, ownershipPaid, ...home });
  }
  const firstYearAhead = years.find((row) => row.buyerWealth > row.renterWealth)?.year;
  return { cashAtStart: owner.cashAtStart, years, firstYearAhead };
}

function growthFactor(percent: number): number {
  return 1 + boundedChangePercent(percent) / 100;
}
