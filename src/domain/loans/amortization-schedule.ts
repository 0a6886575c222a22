import { boundedLoan, type Loan } from './loan.ts';
import { boundedPrepayments, type Prepayments } from './prepayments.ts';
import { annuityFactor, discountFactor } from './present-value.ts';
import { type AmortizationRow, repay } from './repay.ts';

/**
 * The payments of a loan, month by month. Interest is the balance times the rate of one month, the
 * rest of the payment is principal; the first principal part is
 * `monthlyPayment * (1 + rate)^-termMonths`.
 *
 * @returns unrounded rows in dollars, at most as many as the term has months, the last with a
 *   balance of exactly 0; none for a loan under half a cent
 * @example amortizationSchedule({ principal: 2_500, annualRatePercent: 8.24, termMonths: 12 })
 *   // the first row: principal 200.58, interest 17.17, balance 2299.42
 * @see numpy-financial, `ipmt` and `ppmt`
 */
export function amortizationSchedule(loan: Loan, prepayments: Prepayments = {}): AmortizationRow[] {
  const { principal, rate, termMonths } = boundedLoan(loan);
  const payment = principal / annuityFactor(rate, termMonths);
  const firstPrincipalPart = payment * discountFactor(rate, termMonths);
  return repay({ principal, rate, firstPrincipalPart }, boundedPrepayments(prepayments, payment));
}
