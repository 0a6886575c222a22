import {
  boundedAmount,
  boundedChangePercent,
  boundedCount,
  boundedSharePercent,
  boundedTerm,
  type Loan,
  type LoanTerms,
  monthlyPayment,
} from './loan.ts';
import { type PrivateInsuranceTerms, privateInsurance } from './mortgage-insurance.ts';
import { remainingBalance } from './remaining-balance.ts';

/** Most years for which renting and buying are compared. */
const maxYearsCompared = 50;

/** Everything that the comparison assumes. Yearly changes may be negative. */
export interface RentOrBuyAssumptions extends LoanTerms {
  /** Dollars a month in the first year, renter's insurance included; 0 to 1e15. */
  monthlyRent: number;
  /** Percent per year, -100 to 100. */
  rentGrowthPercent: number;
  /** Dollars, 0 to 1e15. */
  homePrice: number;
  /** Percent per year, -100 to 100. */
  homeGrowthPercent: number;
  /** Dollars, 0 to the price. */
  downPayment: number;
  /** Of the price. The owner asks for it to end. */
  mortgageInsurance: Omit<PrivateInsuranceTerms, 'originalValue'>;
  /** Percent of the home's value a year, 0 to 100. */
  propertyTaxPercent: number;
  /** Percent of the home's value a year, 0 to 100. */
  upkeepPercent: number;
  /** Dollars in the first year, 0 to 1e15. */
  annualHomeInsurance: number;
  /** Dollars a month in the first year, 0 to 1e15. */
  monthlyHoa: number;
  /** Percent per year by which insurance and HOA dues rise, -100 to 100. */
  costGrowthPercent: number;
  /** Percent of the price, paid in cash at the start; 0 to 100. */
  buyingCostsPercent: number;
  /** Percent of the value at the time of the sale, 0 to 100. */
  sellingCostsPercent: number;
  /** Percent per year that savings earn after taxes, -100 to 100. */
  returnPercent: number;
  /** How many years are compared, 1 to 50. */
  years: number;
}

/** Both ways at the end of a year, in dollars. */
interface RentOrBuyYear {
  /** 1 for the first twelve months. */
  year: number;
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
    for (let month = year * 12 - 11; month <= year * 12; month += 1) {
      const cost = owner.inMonth(month);
      buyerSavings = buyerSavings * monthlyReturn + Math.max(0, rent - cost);
      renterSavings = renterSavings * monthlyReturn + Math.max(0, cost - rent);
    }
    const homeValue = owner.price * growth ** year;
    const balance = remainingBalance(owner.loan, year * 12);
    const buyerWealth = homeValue * (1 - sellingShare) - balance + buyerSavings;
    years.push({ year, buyerWealth, renterWealth: renterSavings });
  }
  const firstYearAhead = years.find((row) => row.buyerWealth > row.renterWealth)?.year;
  return { cashAtStart: owner.cashAtStart, years, firstYearAhead };
}

function growthFactor(percent: number): number {
  return 1 + boundedChangePercent(percent) / 100;
}

/** Returns what a home costs its owner, in unrounded dollars. */
function ownershipCosts(assumptions: RentOrBuyAssumptions) {
  const price = boundedAmount(assumptions.homePrice);
  const downPayment = Math.min(boundedAmount(assumptions.downPayment), price);
  const { annualRatePercent, termMonths, mortgageInsurance } = assumptions;
  const loan: Loan = { principal: price - downPayment, annualRatePercent, termMonths };
  const payment = monthlyPayment(loan);
  const insurance = privateInsurance(loan, { ...mortgageInsurance, originalValue: price });
  const { monthlyPremium = 0, onRequest } = insurance ?? {};
  const valueShare =
    (boundedSharePercent(assumptions.propertyTaxPercent) +
      boundedSharePercent(assumptions.upkeepPercent)) /
    1200;
  const otherCosts =
    boundedAmount(assumptions.annualHomeInsurance) / 12 + boundedAmount(assumptions.monthlyHoa);
  const growth = growthFactor(assumptions.homeGrowthPercent);
  const costGrowth = growthFactor(assumptions.costGrowthPercent);
  const term = boundedTerm(termMonths);

  return {
    price,
    loan,
    /** The down payment and the costs of buying. */
    cashAtStart: downPayment + (price * boundedSharePercent(assumptions.buyingCostsPercent)) / 100,
    /** The loan, its insurance, taxes, upkeep, home insurance and dues of a month, counted from 1. */
    inMonth: (month: number) => {
      const yearsBefore = Math.ceil(month / 12) - 1;
      const premium = month <= (onRequest?.payment ?? 0) ? monthlyPremium : 0;
      const ofLoan = (month <= term ? payment : 0) + premium;
      const ofValue = price * growth ** yearsBefore * valueShare;
      return ofLoan + ofValue + otherCosts * costGrowth ** yearsBefore;
    },
  };
}
