import { annualPercentageRate } from './annual-percentage-rate.ts';
import {
  boundedAmount,
  boundedSharePercent,
  boundedTerm,
  type Loan,
  monthlyPayment,
} from './loan.ts';
import { interestToDate, type LoanCost, loanCost, roundToCents } from './loan-cost.ts';
import { remainingBalance } from './remaining-balance.ts';

/** A loan as a lender offers it. */
export interface LoanOffer {
  loan: Loan;
  /** Percent of the loan that is paid at closing to lower the rate, 0 to 100. */
  points: number;
  /** Dollars that the lender charges at closing, 0 to 1e15. */
  fees: number;
}

/** What an offer costs, in the rounded figures that are shown. */
interface OfferCost {
  /** Dollars in whole cents, as are all others but the rate. */
  monthlyPayment: number;
  /** Points and fees. */
  closingCharges: number;
  /** Percent in whole thousandths; undefined where the charges take up the loan. */
  annualPercentageRate: number | undefined;
  /** Interest in the months that the loan is kept. */
  interest: number;
  /** That interest and the charges. Principal is no cost: it was borrowed. */
  cost: number;
  /** What is still owed afterward. */
  balance: number;
}

/** Two offers, and the first less the second; a difference is negative where the second is costlier. */
export interface OfferComparison {
  first: OfferCost;
  second: OfferCost;
  differences: OfferCost;
}

/**
 * Returns what two offers cost over the months that the loan is kept. Sums and differences are of
 * the rounded figures, so they agree to the cent with what stands beside them.
 *
 * @param monthsKept 1 to 1000; interest ends with the term
 * @example compareOffers(
 *   { loan: { principal: 320_000, annualRatePercent: 6.125, termMonths: 360 }, points: 1.5, fees: 0 },
 *   { loan: { principal: 320_000, annualRatePercent: 6.5, termMonths: 360 }, points: 0, fees: 0 },
 *   84,
 * ) // payments 1944.35 and 2022.62, -78.27; APR 6.268 and 6.5
 * @see Regulation Z, 12 CFR 1026.22 (a)
 */
export function compareOffers(
  first: LoanOffer,
  second: LoanOffer,
  monthsKept: number,
): OfferComparison {
  const one = offerCost(first, monthsKept);
  const other = offerCost(second, monthsKept);
  const { annualPercentageRate: oneRate } = one;
  const { annualPercentageRate: otherRate } = other;
  const comparable = oneRate !== undefined && otherRate !== undefined;
  return {
    first: one,
    second: other,
    differences: {
      monthlyPayment: roundToCents(one.monthlyPayment - other.monthlyPayment),
      closingCharges: roundToCents(one.closingCharges - other.closingCharges),
      annualPercentageRate: comparable ? roundToThousandths(oneRate - otherRate) : undefined,
      interest: roundToCents(one.interest - other.interest),
      cost: roundToCents(one.cost - other.cost),
      balance: roundToCents(one.balance - other.balance),
    },
  };
}

function offerCost({ loan, points, fees }: LoanOffer, monthsKept: number): OfferCost {
  const months = boundedTerm(monthsKept);
  const ofPoints = (boundedAmount(loan.principal) * boundedSharePercent(points)) / 100;
  const charges = roundToCents(ofPoints + boundedAmount(fees));
  const interest = roundToCents(interestToDate(loan, months));
  const rate = annualPercentageRate(loan, charges);
  return {
    monthlyPayment: roundToCents(monthlyPayment(loan)),
    closingCharges: charges,
    annualPercentageRate: rate === undefined ? undefined : roundToThousandths(rate),
    interest,
    cost: roundToCents(interest + charges),
    balance: roundToCents(remainingBalance(loan, months)),
  };
}

function roundToThousandths(percent: number): number {
  return Math.round(percent * 1000) / 1000;
}

/** Two loans side by side. The differences are the first less the second, in dollars. */
export interface LoanComparison {
  first: LoanCost;
  second: LoanCost;
  monthlyDifference: number;
  interestDifference: number;
}

/**
 * Returns what two loans cost, and by how much the first exceeds the second.
 *
 * @returns dollars, unrounded; a difference is negative where the second loan is costlier
 * @example compareLoans(
 *   { principal: 300_000, annualRatePercent: 6.5, termMonths: 360 },
 *   { principal: 300_000, annualRatePercent: 5.75, termMonths: 360 },
 * ) // payments 1896.20 and 1750.72, differences 145.49 and 52374.78
 */
export function compareLoans(firstLoan: Loan, secondLoan: Loan): LoanComparison {
  const first = loanCost(firstLoan);
  const second = loanCost(secondLoan);
  return {
    first,
    second,
    monthlyDifference: first.monthlyPayment - second.monthlyPayment,
    interestDifference: first.totalInterest - second.totalInterest,
  };
}
