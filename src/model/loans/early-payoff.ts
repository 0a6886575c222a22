import { amortizationSchedule, type Prepayments, sumInterest } from './amortization-schedule.ts';
import type { Loan } from './loan.ts';

/** A loan with prepayments beside the same loan without. Never longer or costlier. */
export interface EarlyPayoff {
  months: number;
  monthsSaved: number;
  /** Dollars of interest with the prepayments. */
  totalInterest: number;
  interestSaved: number;
}

/**
 * Returns what prepayments save, alone or together: extra payments each month or year, one-time payments,
 * bi-weekly payments. They go to the principal; the monthly payment stays, so the loan ends earlier.
 *
 * @returns months, and unrounded dollars; all 0 without a loan
 * @example earlyPayoff({ principal: 180_000, annualRatePercent: 4.25, termMonths: 360 }, { extraMonthlyPayment: 200 })
 *   // 109 months and 47047.19 dollars of interest saved
 * @see cfpb/amortize
 */
export function earlyPayoff(loan: Loan, prepayments: Prepayments): EarlyPayoff {
  const planned = amortizationSchedule(loan);
  const early = amortizationSchedule(loan, prepayments);
  const totalInterest = sumInterest(early);
  return {
    months: early.length,
    monthsSaved: planned.length - early.length,
    totalInterest,
    interestSaved: Math.max(0, sumInterest(planned) - totalInterest),
  };
}
