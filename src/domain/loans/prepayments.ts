import { boundedAmount, boundedCount } from './bounded.ts';
import { maxMonths } from './limits.ts';

/** What is paid beyond the monthly payment. Each goes to the principal in full. */
export interface Prepayments {
  /** Dollars with every payment, 0 to 1e15. */
  extraMonthlyPayment?: number;
  /** Dollars once, 0 to 1e15. */
  lumpSum?: number;
  /** The payment that the lump sum comes with, 1 to 1000; the first if not given. */
  lumpSumMonth?: number;
  /** More payments that are made once each, beside the lump sum. */
  oneTimePayments?: readonly OneTimePayment[];
  /** Dollars once a year, 0 to 1e15. */
  extraYearlyPayment?: number;
  /** The payment that the first yearly extra comes with, 1 to 1000; the twelfth if not given. */
  extraYearlyMonth?: number;
  /**
   * Half a payment every two weeks: 26 halves, so 13 payments a year. It is computed as a twelfth of
   * a payment more each month, as a servicer does that credits the halves once a month.
   */
  biweekly?: boolean;
}

interface OneTimePayment {
  /** Dollars, 0 to 1e15. */
  amount: number;
  /** The payment that it comes with, 1 to 1000. */
  month: number;
}

/** Prepayments in the units of the simulation, each value within its range. */
export interface BoundedPrepayments {
  /** Dollars with every payment. */
  everyMonth: number;
  /** Dollars with a payment beyond that, counted from 1. */
  inMonth: (month: number) => number;
}

/** @param monthlyPayment dollars; what bi-weekly payments are halves of */
export function boundedPrepayments(
  prepayments: Prepayments,
  monthlyPayment: number,
): BoundedPrepayments {
  const oneTime = oneTimeSums(prepayments);
  const yearly = boundedAmount(prepayments.extraYearlyPayment ?? 0);
  const firstYearly = boundedCount(prepayments.extraYearlyMonth ?? 12, 1, maxMonths);
  const isYearly = (month: number) => month >= firstYearly && (month - firstYearly) % 12 === 0;
  return {
    everyMonth:
      boundedAmount(prepayments.extraMonthlyPayment ?? 0) +
      (prepayments.biweekly ? monthlyPayment / 12 : 0),
    inMonth: (month) => (oneTime.get(month) ?? 0) + (isYearly(month) ? yearly : 0),
  };
}

function oneTimeSums(prepayments: Prepayments): Map<number, number> {
  const { lumpSum = 0, lumpSumMonth = 1, oneTimePayments = [] } = prepayments;
  const sums = new Map<number, number>();
  for (const { amount, month } of [{ amount: lumpSum, month: lumpSumMonth }, ...oneTimePayments]) {
    const payment = boundedCount(month, 1, maxMonths);
    sums.set(payment, (sums.get(payment) ?? 0) + boundedAmount(amount));
  }
  return sums;
}
