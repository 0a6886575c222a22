import { boundedCount } from './bounded.ts';
import { maxMonths } from './limits.ts';
import { boundedLoan, type Loan } from './loan.ts';
import { annuityFactor } from './present-value.ts';

/**
 * The interest in the first payments of a loan: all that was paid less the principal in it,
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
 * The interest of a whole loan: `monthlyPayment * termMonths - principal`.
 *
 * @returns dollars, unrounded, 0 or more
 * @example totalInterest({ principal: 320_000, annualRatePercent: 4.5, termMonths: 360 }) // 263701.48
 */
export function totalInterest(loan: Loan): number {
  return interestToDate(loan, maxMonths);
}
