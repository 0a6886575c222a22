import { boundedCount } from './bounded.ts';
import { maxMonths } from './limits.ts';
import { boundedLoan, type Loan } from './loan.ts';
import { remainingBalance } from './remaining-balance.ts';

/**
 * Returns the average balance of a year of a loan as planned: of what is owed before each of its
 * twelve payments, fewer in a last year that is shorter. The first year's average takes the loan
 * itself and the balances after its first eleven payments.
 *
 * @param year 1 for the first twelve payments
 * @returns dollars, unrounded; 0 for a year after the last payment
 * @example averageBalance({ principal: 194_930, annualRatePercent: 5, termMonths: 360 }, 1) // 193623.74
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
