import type { LoanComparison } from '#src/domain/loans/comparison.ts';
import { roundToCents } from '#src/domain/loans/round-to-cents.ts';
import { formatCents } from './format.ts';

/**
 * What sets two loans apart, in a sentence.
 *
 * @example comparisonText({ ..., monthlyDifference: 145.49, interestDifference: 52374.78 })
 *   // 'Loan 2 costs $145.49 less a month and $52,374.78 less in total interest.'
 */
export function comparisonText({ monthlyDifference, interestDifference }: LoanComparison): string {
  const monthly = roundToCents(monthlyDifference);
  const interest = roundToCents(interestDifference);
  if (monthly === 0 && interest === 0) return 'Both loans cost the same.';
  return `Loan 2 costs ${difference(monthly)} a month and ${difference(interest)} in total interest.`;
}

function difference(dollars: number): string {
  if (dollars === 0) return 'the same';
  return `${formatCents(Math.abs(dollars))} ${dollars > 0 ? 'less' : 'more'}`;
}
