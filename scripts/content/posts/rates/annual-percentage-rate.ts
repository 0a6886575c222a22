import { maxAnnualRatePercent } from '../../../../src/domain/loans/limits.ts';
import type { Loan } from '../../../../src/domain/loans/loan.ts';
import { monthlyPayment } from '../../../../src/domain/loans/monthly-payment.ts';
import { principalForPayment } from '../../../../src/domain/loans/principal-for-payment.ts';

/** Halving the range of rates this often leaves less than a billionth of a percent. */
const halvings = 50;

/**
 * Returns the APR of a fixed-rate loan: the rate at which its payments repay the principal less the
 * finance charges.
 *
 * @param financeCharges dollars paid at closing for the credit, 0 to less than the principal
 * @returns percent per year, unrounded, not below the loan's own rate
 * @example annualPercentageRate({ principal: 200_000, annualRatePercent: 6, termMonths: 360 }, 4_000)
 *   // 6.189476
 * @see Regulation Z, 12 CFR 1026, appendix J
 */
export function annualPercentageRate(loan: Loan, financeCharges: number): number {
  const { principal, termMonths } = loan;
  const payment = monthlyPayment(loan);
  let low = loan.annualRatePercent;
  let high = maxAnnualRatePercent;
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle = (low + high) / 2;
    const terms = { monthlyPayment: payment, annualRatePercent: middle, termMonths };
    if (principalForPayment(terms) > principal - financeCharges) low = middle;
    else high = middle;
  }
  return low;
}
