import type { LoanComparison, OfferComparison } from '#src/domain/loans/loan-offers.ts';
import { formatCents, formatYears, shownDifference } from './format.ts';

/**
 * Returns what sets two loans apart, in a sentence. The differences are those of the rounded amounts
 * that are shown beside it, so that a reader who subtracts them gets the same.
 *
 * @example comparisonText(compareLoans(
 *   { principal: 300_000, annualRatePercent: 6.5, termMonths: 360 },
 *   { principal: 300_000, annualRatePercent: 5.75, termMonths: 360 },
 * )) // 'Loan 2 costs $145.48 less a month and $52,374.79 less in total interest.'
 */
export function comparisonText({ first, second }: LoanComparison): string {
  const monthly = shownDifference(first.monthlyPayment, second.monthlyPayment);
  const interest = shownDifference(first.totalInterest, second.totalInterest);
  if (monthly === 0 && interest === 0) return 'Both loans cost the same.';
  return `Loan 2 costs ${difference(monthly)} a month and ${difference(interest)} in total interest.`;
}

function difference(dollars: number): string {
  if (dollars === 0) return 'the same';
  return `${formatCents(Math.abs(dollars))} ${dollars > 0 ? 'less' : 'more'}`;
}

/**
 * Returns what sets two offers apart over the years that the loan is kept, with points and fees;
 * undefined where neither has any.
 */
export function offersText(comparison: OfferComparison, years: number): string | undefined {
  const { first, second, differences } = comparison;
  if (first.closingCharges + second.closingCharges === 0) return undefined;
  const cost = difference(differences.cost);
  return `Over ${formatYears(years)}, loan 2 costs ${cost} in interest, points and fees.`;
}
