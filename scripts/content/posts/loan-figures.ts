import type { AmortizationRow } from '../../../src/domain/loans/amortization-schedule.ts';
import { type Loan, monthlyPayment } from '../../../src/domain/loans/loan.ts';
import { roundToCents } from '../../../src/domain/loans/loan-cost.ts';
import { formatYears } from '../../../src/features/calculators/format-figures.ts';
import { formatDollars } from '../../../src/lib/format.ts';

/**
 * Returns the monthly principal and interest in whole cents, so that the difference of two payments in a
 * text is the difference of the displayed figures.
 *
 * @example paymentInCents({ principal: 320_000, annualRatePercent: 4.5, termMonths: 360 }) // 1621.39
 */
export function paymentInCents(loan: Loan): number {
  return roundToCents(monthlyPayment(loan));
}

/**
 * Formats a computed sum, rounded to whole dollars.
 *
 * @example wholeDollars(263_701.48) // '$263,701'
 */
export function wholeDollars(dollars: number): string {
  return formatDollars(Math.round(dollars));
}

/**
 * Formats the difference of two computed sums as they are shown, so that a reader who subtracts them gets
 * the same.
 *
 * @example wholeDifference(2_070.6, 1_998.4) // '$73', between $2,071 and $1,998
 */
export function wholeDifference(larger: number, smaller: number): string {
  return wholeDollars(Math.round(larger) - Math.round(smaller));
}

/**
 * Describes the terms of a loan, which must accompany every payment.
 *
 * @example loanTerms({ principal: 280_000, annualRatePercent: 7.25, termMonths: 360 })
 *   // '$280,000 at 7.25% for 30 years'
 */
export function loanTerms({ principal, annualRatePercent, termMonths }: Loan): string {
  return `${wholeDollars(principal)} at ${annualRatePercent}% for ${formatYears(termMonths / 12)}`;
}

/**
 * Returns the first month after which no more than an amount is owed.
 *
 * @param schedule of a loan that is repaid completely
 * @param balance dollars, 0 or more
 * @throws RangeError if the schedule ends before that
 */
export function monthWhenOwed(schedule: readonly AmortizationRow[], balance: number): number {
  const row = schedule.find((month) => month.balance <= balance);
  if (!row) throw new RangeError(`The schedule never comes down to ${balance} dollars.`);
  return row.month;
}

/**
 * Returns the month in which the savings have recovered the cost.
 *
 * @param cost dollars paid once, in whole cents
 * @param monthlySaving dollars in whole cents, above 0
 * @throws RangeError if nothing is saved
 * @example breakEvenMonth(6_000, 250) // 24
 */
export function breakEvenMonth(cost: number, monthlySaving: number): number {
  // In whole cents, as 2.10 / 0.30 is slightly more than 7 in floating point.
  const [paid, saved] = [Math.round(cost * 100), Math.round(monthlySaving * 100)];
  if (!(saved > 0)) throw new RangeError('Without a saving nothing is paid back.');
  return Math.ceil(paid / saved);
}
