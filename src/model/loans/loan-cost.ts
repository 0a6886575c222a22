import {
  annuityFactor,
  boundedAmount,
  boundedCount,
  boundedLoan,
  halfCent,
  type Loan,
  maxMonths,
  monthlyPayment,
} from './loan.ts';

/**
 * Returns the interest in the first payments of a loan: all that was paid less the principal in it,
 * `monthlyPayment * paymentsMade - (principal - balance)`.
 *
 * @param paymentsMade whole payments, 0 to the term; NaN and negative count as 0, more as the term
 * @returns dollars, unrounded, 0 or more
 * @example interestToDate({ principal: 180_000, annualRatePercent: 4.25, termMonths: 360 }, 60) // 36583.36
 * @see cfpb/amortize; Excel's CUMIPMT
 */
export function interestToDate(loan: Loan, paymentsMade: number): number {
  const { principal, rate, termMonths } = boundedLoan(loan);
  const made = boundedCount(paymentsMade, 0, termMonths);
  const wholeFactor = annuityFactor(rate, termMonths);
  const repaidFactor = wholeFactor - annuityFactor(rate, termMonths - made);
  // At rates near zero the difference of the two counts is noise of either sign.
  return Math.max(0, (principal / wholeFactor) * (made - repaidFactor));
}

/**
 * Returns the interest of a whole loan: `monthlyPayment * termMonths - principal`.
 *
 * @returns dollars, unrounded, 0 or more
 * @example totalInterest({ principal: 320_000, annualRatePercent: 4.5, termMonths: 360 }) // 263701.48
 */
export function totalInterest(loan: Loan): number {
  return interestToDate(loan, maxMonths);
}

/** What a loan costs, in dollars. */
export interface LoanCost {
  monthlyPayment: number;
  totalInterest: number;
  /** Principal and interest of all payments. */
  totalPaid: number;
}

/**
 * Returns the payment, the interest and the sum of all payments of a loan.
 *
 * @returns dollars, unrounded; all 0 without a loan
 * @example loanCost({ principal: 300_000, annualRatePercent: 4.25, termMonths: 360 }).totalPaid // 531295.08
 * @see cfpb/overall-loan-cost
 */
export function loanCost(loan: Loan): LoanCost {
  const interest = totalInterest(loan);
  return {
    monthlyPayment: monthlyPayment(loan),
    totalInterest: interest,
    totalPaid: boundedAmount(loan.principal) + interest,
  };
}

/** From here on doubles are whole numbers, and have no cents to round. */
const wholeFrom = 2 ** 52;

/**
 * Decimal digits that every double keeps. A computed value may differ from the meant one beyond
 * them: 3 * 1.115 is 3.345 only up to there. From `noiseAboveCents` on they hold no tenth of a cent.
 */
const significantDigits = 15;
const noiseAboveCents = 1e12;

/**
 * Rounds for display, half up to cents, below zero alike: 1.005 is 1.01 and -1.005 is
 * -1.01, as a person rounds the decimal number and not the double beside it.
 *
 * @returns dollars, never -0; 0 for what is not a finite number
 * @example roundToCents(1.005) // 1.01
 */
export function roundToCents(dollars: number): number {
  if (!Number.isFinite(dollars)) return 0;
  if (Math.abs(dollars) >= wholeFrom) return dollars;
  const size = Math.abs(dollars);
  const decimal = size < noiseAboveCents ? Number(size.toPrecision(significantDigits)) : size;
  if (decimal < halfCent) return 0;
  // Shifting the decimal point in the text is exact, where a multiplication by 100 is not.
  return (Math.sign(dollars) * Math.round(Number(`${decimal}e2`))) / 100;
}
