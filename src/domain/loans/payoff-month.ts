import { boundedCount } from './bounded.ts';
import { maxMonths } from './limits.ts';

/** A month of the calendar. */
export interface YearMonth {
  /** 0 to 9999. */
  year: number;
  /** 1 for January to 12. */
  month: number;
}

/**
 * The month of the last payment: `payments - 1` months after the first.
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
