import { boundedAmount, boundedTerm, monthlyRate } from './bounded.ts';

/** A loan with a fixed rate that is repaid in equal monthly payments. */
export interface Loan {
  /** Dollars borrowed, 0 to 1e15. NaN and negative count as 0, more as 1e15. */
  principal: number;
  /** Percent per year, 0 to 1000. NaN and negative count as 0, more as 1000. */
  annualRatePercent: number;
  /** Months, rounded to whole ones, 1 to 1000. NaN and less count as 1, more as 1000. */
  termMonths: number;
}

/** A loan in the units of the formulas, each value within its range. */
export interface BoundedLoan {
  principal: number;
  /** Fraction a month. */
  rate: number;
  termMonths: number;
}

export function boundedLoan(loan: Loan): BoundedLoan {
  return {
    principal: boundedAmount(loan.principal),
    rate: monthlyRate(loan.annualRatePercent),
    termMonths: boundedTerm(loan.termMonths),
  };
}
