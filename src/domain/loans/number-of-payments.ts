import { boundedAmount, monthlyRate } from './bounded.ts';
import { halfCent } from './limits.ts';

/** A debt that is repaid with a given payment for as long as it takes. */
export interface Debt {
  /** Dollars owed, 0 to 1e15. */
  principal: number;
  /** Percent per year, 0 to 1000. */
  annualRatePercent: number;
  /** Dollars of principal and interest a month, 0 to 1e15. */
  monthlyPayment: number;
}

export type NumberOfPayments =
  | { kind: 'paidOff'; payments: number }
  /** The payment is not more than the interest of the first month, or there is none. */
  | { kind: 'neverPaidOff'; reason: 'noPrincipalIsPaid' };

/**
 * How many payments repay a debt: `-ln(1 - principal * rate / payment) / ln(1 + rate)`, and
 * `principal / payment` at a zero rate.
 *
 * @returns a count with a fraction for a smaller last payment, not capped at 1000 months
 * @example numberOfPayments({ principal: 8_000, annualRatePercent: 7, monthlyPayment: 150 }) // 64.07335 payments
 * @see numpy-financial, `nper`
 */
export function numberOfPayments(debt: Debt): NumberOfPayments {
  const principal = boundedAmount(debt.principal);
  const rate = monthlyRate(debt.annualRatePercent);
  const payment = boundedAmount(debt.monthlyPayment);
  if (principal < halfCent) return { kind: 'paidOff', payments: 0 };

  const evenPayments = principal / payment;
  const interestShare = evenPayments * rate;
  if (payment < halfCent || interestShare >= 1) {
    return { kind: 'neverPaidOff', reason: 'noPrincipalIsPaid' };
  }
  const payments = rate === 0 ? evenPayments : -Math.log1p(-interestShare) / Math.log1p(rate);
  return { kind: 'paidOff', payments };
}
