import { boundedCount } from './bounded.ts';
import { boundedLoan, type Loan } from './loan.ts';
import { annuityFactor } from './present-value.ts';

/**
 * What is still owed after a number of payments: what the payments to come are worth,
 * `monthlyPayment * (1 - (1 + rate)^-(termMonths - paymentsMade)) / rate`.
 *
 * @param paymentsMade whole payments, 0 to the term; NaN and negative count as 0, more as the term
 * @returns dollars, unrounded, from the principal down to exactly 0
 * @example remainingBalance({ principal: 300_000, annualRatePercent: 6.5, termMonths: 360 }, 120) // 254328.38
 * @see numpy-financial, `fv`
 */
export function remainingBalance(loan: Loan, paymentsMade: number): number {
  const { principal, rate, termMonths } = boundedLoan(loan);
  const paymentsLeft = termMonths - boundedCount(paymentsMade, 0, termMonths);
  return principal * (annuityFactor(rate, paymentsLeft) / annuityFactor(rate, termMonths));
}
