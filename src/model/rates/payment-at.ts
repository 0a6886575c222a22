import { formatDollars } from '#src/lib/format/format.ts';
import { monthlyPayment } from '#src/model/loans/loan.ts';
import { assumedDownPayment } from './assumed-home.ts';
import { readRate } from './shown-rates.ts';

/** The lowest credit score that the displayed rates assume, and that the premiums beside them are for. */
export const assumedScore = 740;

/**
 * The borrower and home that the displayed rates assume, one line each, as shown on the rates page.
 * The owner keeps the two in step: enter rates for this case, or describe a different one here.
 */
export const rateAssumptions = [
  'A single-family home that you live in',
  `A down payment of ${assumedDownPayment}% of the price`,
  `A credit score of ${assumedScore} or higher`,
  'No lender credits',
] as const;

/** The loan amount, in dollars, used for the example payment next to each displayed rate. */
export const comparedLoan = 100_000;

/**
 * Returns the monthly principal and interest in dollars, unrounded; undefined if the rate is not a plain percentage.
 *
 * @example paymentAt('6.375%', 30, 320_000) // 1996.38
 */
export function paymentAt(rate: string, termYears: number, principal: number): number | undefined {
  const annualRatePercent = readRate(rate);
  return annualRatePercent === undefined
    ? undefined
    : monthlyPayment({ principal, annualRatePercent, termMonths: termYears * 12 });
}

/** Formats an amount in whole dollars, like '$1,996'. */
export function wholeDollars(amount: number): string {
  return formatDollars(Math.round(amount));
}
