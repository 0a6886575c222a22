import { annualPercentageRate } from './annual-percentage-rate.ts';
import { boundedAmount, boundedSharePercent, boundedTerm, type Loan } from './loan.ts';
import { interestToDate, roundToCents } from './loan-cost.ts';

/** A loan as a lender offers it. */
export interface LoanOffer {
  loan: Loan;
  /** Percent of the loan that is paid at closing to lower the rate, 0 to 100. */
  points: number;
  /** Dollars that the lender charges at closing, 0 to 1e15. */
  fees: number;
}

/** What an offer costs, in the rounded figures that are shown. */
export interface OfferCost {
  /** Dollars of points and fees in whole cents. */
  closingCharges: number;
  /** Percent in whole thousandths; undefined where the charges take up the loan. */
  annualPercentageRate: number | undefined;
  /** Dollars of charges, and of interest while the loan is kept. Principal is no cost: it was borrowed. */
  cost: number;
}

/**
 * Returns what an offer costs over the months that the loan is kept.
 *
 * @param monthsKept 1 to 1000; interest ends with the term
 * @example offerCost(
 *   { loan: { principal: 320_000, annualRatePercent: 6.125, termMonths: 360 }, points: 1.5, fees: 0 }, 84,
 * ) // APR 6.268
 * @see Regulation Z, 12 CFR 1026.22 (a)
 */
export function offerCost({ loan, points, fees }: LoanOffer, monthsKept: number): OfferCost {
  const ofPoints = (boundedAmount(loan.principal) * boundedSharePercent(points)) / 100;
  const charges = roundToCents(ofPoints + boundedAmount(fees));
  const interest = roundToCents(interestToDate(loan, boundedTerm(monthsKept)));
  const rate = annualPercentageRate(loan, charges);
  return {
    closingCharges: charges,
    annualPercentageRate: rate === undefined ? undefined : roundToThousandths(rate),
    cost: roundToCents(interest + charges),
  };
}

function roundToThousandths(percent: number): number {
  return Math.round(percent * 1000) / 1000;
}
