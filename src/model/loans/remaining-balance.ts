import { annuityFactor, boundedCount, boundedLoan, type Loan, maxMonths } from './loan.ts';

/**
 * Returns what is still owed after a number of payments: what the payments to come are worth,
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

/**
 * Returns the average balance of a year of a loan as planned: of what is owed before each of its
 * twelve payments, fewer in a last year that is shorter. The first year's average takes the loan
 * itself and the balances after its first eleven payments.
 *
 * @param year 1 for the first twelve payments
 * @returns dollars, unrounded; 0 for a year after the last payment
 * @example averageBalance({ principal: 106_605, annualRatePercent: 7.5, termMonths: 360 }, 1) // 106160.7
 * @see HUD, "Monthly (Periodic) Mortgage Insurance Premium Calculation", which rounds each month's
 *   balance to cents, so its average can differ by some cents
 */
export function averageBalance(loan: Loan, year: number): number {
  const { termMonths } = boundedLoan(loan);
  const before = (boundedCount(year, 1, maxMonths) - 1) * 12;
  const months = Math.min(12, termMonths - before);
  if (months <= 0) return 0;
  const balances = Array.from({ length: months }, (_, month) =>
    remainingBalance(loan, before + month),
  );
  return balances.reduce((sum, balance) => sum + balance, 0) / months;
}
