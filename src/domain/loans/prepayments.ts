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
}

export type BoundedPrepayments = Required<Prepayments>;

export function boundedPrepayments(prepayments: Prepayments): BoundedPrepayments {
  return {
    extraMonthlyPayment: boundedAmount(prepayments.extraMonthlyPayment ?? 0),
    lumpSum: boundedAmount(prepayments.lumpSum ?? 0),
    lumpSumMonth: boundedCount(prepayments.lumpSumMonth ?? 1, 1, maxMonths),
  };
}
