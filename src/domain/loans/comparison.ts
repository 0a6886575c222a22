import type { Loan } from './loan.ts';
import { type LoanCost, loanCost } from './loan-cost.ts';

/** Two loans side by side. The differences are the first less the second, in dollars. */
export interface LoanComparison {
  first: LoanCost;
  second: LoanCost;
  monthlyDifference: number;
  interestDifference: number;
}

/**
 * What two loans cost, and by how much the first exceeds the second.
 *
 * @returns dollars, unrounded; a difference is negative where the second loan is costlier
 * @example compareLoans(
 *   { principal: 300_000, annualRatePercent: 6.5, termMonths: 360 },
 *   { principal: 300_000, annualRatePercent: 5.75, termMonths: 360 },
 * ) // payments 1896.20 and 1750.72, differences 145.49 and 52374.78
 */
export function compareLoans(firstLoan: Loan, secondLoan: Loan): LoanComparison {
  const first = loanCost(firstLoan);
  const second = loanCost(secondLoan);
  return {
    first,
    second,
    monthlyDifference: first.monthlyPayment - second.monthlyPayment,
    interestDifference: first.totalInterest - second.totalInterest,
  };
}
