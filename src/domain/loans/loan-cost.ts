import { boundedAmount } from './bounded.ts';
import { totalInterest } from './interest.ts';
import type { Loan } from './loan.ts';
import { monthlyPayment } from './monthly-payment.ts';

/** What a loan costs, in dollars. */
export interface LoanCost {
  monthlyPayment: number;
  totalInterest: number;
  /** Principal and interest of all payments. */
  totalPaid: number;
}

/**
 * The payment, the interest and the sum of all payments of a loan.
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
