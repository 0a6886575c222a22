import {
  type AmortizationRow,
  amortizationSchedule,
  boundedPrepayments,
  type Prepayments,
  repay,
  sumInterest,
} from './amortization-schedule.ts';
import {
  boundedAmount,
  boundedCount,
  halfCent,
  type Loan,
  maxMonths,
  monthlyRate,
} from './loan.ts';

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

/** What each kind of prepayment saves alone, and what all save together. */
interface EarlyPayoffParts {
  monthly: EarlyPayoff;
  yearly: EarlyPayoff;
  oneTime: EarlyPayoff;
  biweekly: EarlyPayoff;
  together: EarlyPayoff;
}

/**
 * Returns the savings of each kind of prepayment alone beside those of all together. Savings of
 * kinds do not add up: what one repays, another cannot save the interest on.
 *
 * @returns a kind that is not paid saves nothing
 * @example earlyPayoffParts(
 *   { principal: 300_000, annualRatePercent: 6.5, termMonths: 360 },
 *   { extraMonthlyPayment: 200, biweekly: true },
 * ) // monthly 83 months, bi-weekly 70, together 123
 */
export function earlyPayoffParts(loan: Loan, prepayments: Prepayments): EarlyPayoffParts {
  const { extraMonthlyPayment, biweekly } = prepayments;
  const { extraYearlyPayment, extraYearlyMonth } = prepayments;
  const { lumpSum, lumpSumMonth, oneTimePayments } = prepayments;
  return {
    monthly: earlyPayoff(loan, { extraMonthlyPayment }),
    yearly: earlyPayoff(loan, { extraYearlyPayment, extraYearlyMonth }),
    oneTime: earlyPayoff(loan, { lumpSum, lumpSumMonth, oneTimePayments }),
    biweekly: earlyPayoff(loan, { biweekly }),
    together: earlyPayoff(loan, prepayments),
  };
}

/** A debt that is repaid with a given payment for as long as it takes. */
interface Debt {
  /** Dollars owed, 0 to 1e15. */
  principal: number;
  /** Percent per year, 0 to 1000. */
  annualRatePercent: number;
  /** Dollars of principal and interest a month, 0 to 1e15. */
  monthlyPayment: number;
}

type NumberOfPayments =
  | { kind: 'paidOff'; payments: number }
  /** The payment is not more than the interest of the first month, or there is none. */
  | { kind: 'neverPaidOff'; reason: 'noPrincipalIsPaid' };

/**
 * Returns how many payments repay a debt: `-ln(1 - principal * rate / payment) / ln(1 + rate)`, and
 * `principal / payment` at a zero rate.
 *
 * @returns a count with a fraction for a smaller last payment, not capped at 1000 months
 * @example numberOfPayments({ principal: 8_000, annualRatePercent: 7, monthlyPayment: 150 }) // 64.07335 payments
 * @see numpy-financial, `nper`
 */
export function numberOfPayments(debt: Debt): NumberOfPayments {
  const principal = boundedAmount(debt.principal);
  const rate = monthlyRate(debt.annualRatePercent);
  const payment = boundedAmount(debt.monthlyPayment);
  if (principal < halfCent) return { kind: 'paidOff', payments: 0 };

  const evenPayments = principal / payment;
  const interestShare = evenPayments * rate;
  if (payment < halfCent || interestShare >= 1) {
    return { kind: 'neverPaidOff', reason: 'noPrincipalIsPaid' };
  }
  const payments = rate === 0 ? evenPayments : -Math.log1p(-interestShare) / Math.log1p(rate);
  return { kind: 'paidOff', payments };
}

type Payoff =
  | { kind: 'paidOff'; months: number; totalInterest: number; schedule: AmortizationRow[] }
  | {
      kind: 'neverPaidOff';
      /**
       * `noPrincipalIsPaid`: what is paid is not more than the interest.
       * `longerThan1000Months`: it is, but the simulation ends before the debt does.
       */
      reason: 'noPrincipalIsPaid' | 'longerThan1000Months';
    };

/**
 * Returns how a debt ends that is repaid with a given payment, simulated month by month for at most 1000
 * months. While what is paid is less than the interest, the balance rises.
 *
 * @returns months, and unrounded dollars; 0 months for a debt under half a cent
 * @example payoff({ principal: 8_000, annualRatePercent: 7, monthlyPayment: 150 }) // 65 months, interest 1611.03
 */
export function payoff(debt: Debt, prepayments: Prepayments = {}): Payoff {
  const principal = boundedAmount(debt.principal);
  const rate = monthlyRate(debt.annualRatePercent);
  const payment = boundedAmount(debt.monthlyPayment);
  const firstPrincipalPart = payment - principal * rate;
  const extra = boundedPrepayments(prepayments, payment);
  const schedule = repay({ principal, rate, firstPrincipalPart }, extra);
  const last = schedule.at(-1);
  if (last && last.balance > 0) {
    const reason = last.principal > 0 ? 'longerThan1000Months' : 'noPrincipalIsPaid';
    return { kind: 'neverPaidOff', reason };
  }
  const totalInterest = sumInterest(schedule);
  return { kind: 'paidOff', months: schedule.length, totalInterest, schedule };
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
