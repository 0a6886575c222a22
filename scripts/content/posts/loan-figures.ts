import type { Loan } from '../../../src/domain/loans/loan.ts';
import { monthlyPayment } from '../../../src/domain/loans/monthly-payment.ts';
import type { AmortizationRow } from '../../../src/domain/loans/repay.ts';
import { roundToCents } from '../../../src/domain/loans/round-to-cents.ts';
import { formatYears } from '../../../src/features/calculators/format.ts';
import { formatDollars } from '../../../src/lib/format.ts';

/**
 * Principal and interest a month as a reader sees it: in whole cents, so that the difference of two
 * payments in a text is the difference of the figures shown.
 *
 * @example paymentInCents({ principal: 320_000, annualRatePercent: 4.5, termMonths: 360 }) // 1621.39
 */
export function paymentInCents(loan: Loan): number {
  return roundToCents(monthlyPayment(loan));
}

/**
 * A computed sum for display, rounded to whole dollars.
 *
 * @example wholeDollars(263_701.48) // '$263,701'
 */
export function wholeDollars(dollars: number): string {
  return formatDollars(Math.round(dollars));
}

/**
 * The terms that a payment is never quoted without.
 *
 * @example loanTerms({ principal: 280_000, annualRatePercent: 7.25, termMonths: 360 })
 *   // '$280,000 at 7.25% for 30 years'
 */
export function loanTerms({ principal, annualRatePercent, termMonths }: Loan): string {
  return `${wholeDollars(principal)} at ${annualRatePercent}% for ${formatYears(termMonths / 12)}`;
}

/**
 * The first month after which no more than an amount is owed.
 *
 * @param schedule one that is repaid to the end
 * @param balance dollars, 0 or more
 * @throws RangeError when the schedule ends before
 */
export function monthWhenOwed(schedule: readonly AmortizationRow[], balance: number): number {
  const row = schedule.find((month) => month.balance <= balance);
  if (!row) throw new RangeError(`The schedule never comes down to ${balance} dollars.`);
  return row.month;
}

/**
 * The month in which savings have paid back what was spent.
 *
 * @param cost dollars paid once, in whole cents
 * @param monthlySaving dollars in whole cents, above 0
 * @throws RangeError when nothing is saved
 * @example breakEvenMonth(6_000, 250) // 24
 */
export function breakEvenMonth(cost: number, monthlySaving: number): number {
  // In whole cents: 2.10 / 0.30 is a little more than 7 to a computer.
  const [paid, saved] = [Math.round(cost * 100), Math.round(monthlySaving * 100)];
  if (!(saved > 0)) throw new RangeError('Without a saving nothing is paid back.');
  return Math.ceil(paid / saved);
}
