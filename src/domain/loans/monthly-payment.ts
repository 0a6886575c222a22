import { boundedLoan, type Loan } from './loan.ts';
import { annuityFactor } from './present-value.ts';

/**
 * Principal and interest due each month: `principal * rate / (1 - (1 + rate)^-termMonths)` with
 * the rate of one month. At a zero rate the loan divides evenly over the months.
 *
 * @returns dollars, unrounded, positive for what is owed; 0 without a loan
 * @example monthlyPayment({ principal: 200_000, annualRatePercent: 7.5, termMonths: 180 }) // 1854.0247200054619
 * @see numpy-financial, `pmt`
 */
export function monthlyPayment(loan: Loan): number {
  const { principal, rate, termMonths } = boundedLoan(loan);
  return principal / annuityFactor(rate, termMonths);
}
