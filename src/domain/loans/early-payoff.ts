import { amortizationSchedule, type Prepayments, sumInterest } from './amortization-schedule.ts';
import { boundedCount, type Loan, maxMonths } from './loan.ts';

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

/** A month of the calendar. */
export interface YearMonth {
  /** 0 to 9999. */
  year: number;
  /** 1 for January to 12. */
  month: number;
}

/**
 * Returns the month of the last payment: `payments - 1` months after the first.
 *
 * @param firstPayment values outside their range count as its nearer end
 * @param payments whole payments, 0 to 1000; NaN and negative count as 0, more as 1000
 * @returns undefined when there is no payment to make
 * @example payoffMonth({ year: 2026, month: 12 }, 360) // { year: 2056, month: 11 }
 */
export function payoffMonth(firstPayment: YearMonth, payments: number): YearMonth | undefined {
  const count = boundedCount(payments, 0, maxMonths);
  if (count === 0) return undefined;
  const firstIndex =
    boundedCount(firstPayment.year, 0, 9999) * 12 + boundedCount(firstPayment.month, 1, 12) - 1;
  const lastIndex = firstIndex + count - 1;
  return { year: Math.floor(lastIndex / 12), month: (lastIndex % 12) + 1 };
}
