import { boundedAmount, boundedTerm, monthlyRate } from './bounded.ts';
import { annuityFactor } from './present-value.ts';

/** The terms of a loan whose payment is known. */
export interface PaymentTerms {
  /** Dollars of principal and interest a month, 0 to 1e15. */
  monthlyPayment: number;
  /** Percent per year, as in `Loan`. */
  annualRatePercent: number;
  /** Months, as in `Loan`. */
  termMonths: number;
}

/**
 * The loan that a monthly payment repays, the inverse of `monthlyPayment`:
 * `monthlyPayment * (1 - (1 + rate)^-termMonths) / rate`.
 *
 * @returns dollars, unrounded
 * @example principalForPayment({ monthlyPayment: 1_890, annualRatePercent: 6.5, termMonths: 360 }) // 299018.45
 * @see numpy-financial, `pv`
 */
export function principalForPayment(terms: PaymentTerms): number {
  const months = boundedTerm(terms.termMonths);
  const factor = annuityFactor(monthlyRate(terms.annualRatePercent), months);
  return boundedAmount(terms.monthlyPayment) * factor;
}
