import { amortizationSchedule } from './amortization-schedule.ts';
import { boundedAmount, boundedSharePercent } from './bounded.ts';
import { halfCent } from './limits.ts';
import { boundedLoan, type Loan } from './loan.ts';
import type { Prepayments } from './prepayments.ts';
import type { AmortizationRow } from './repay.ts';

/** What private mortgage insurance costs, and the shares of the home's value at which it ends. */
export interface PrivateInsuranceTerms {
  /** Dollars: the price or the appraisal at the start, whichever is lower; 0 to 1e15. */
  originalValue: number;
  /** Percent of the original loan a year, 0 to 100. */
  annualPremiumPercent: number;
  /** Percent of the original value, 0 to 100: no insurance at or below it, and an end on request. */
  requestPercent: number;
  /** Percent of the original value, 0 to 100, at which the law ends the insurance. */
  endPercent: number;
}

/** The last payment with insurance, and what all of it costs until then. */
interface PrivateInsuranceEnd {
  /** Counted from 1 for the first payment. */
  payment: number;
  /** Dollars of premiums up to and with that payment. */
  totalPaid: number;
}

export type PrivateInsurance =
  /** There is no loan, or it is small enough for the home's value. */
  | { kind: 'notRequired' }
  | {
      kind: 'required';
      monthlyPremium: number;
      /** When the borrower asks as soon as the balance allows it. */
      onRequest: PrivateInsuranceEnd;
      /**
       * When the borrower never asks.
       * `balance`: the schedule reaches the law's share of the value.
       * `midpoint`: half of the term comes first.
       * `paidOff`: prepayments end the loan before either.
       */
      byLaw: PrivateInsuranceEnd & { reason: 'balance' | 'midpoint' | 'paidOff' };
    };

/**
 * Returns the monthly premium, `principal * annualPremiumPercent / 1200`, and the payments with
 * which the insurance ends. It ends on request once the balance is down to `requestPercent` of the
 * original value; prepayments bring that forward. It ends by law once the schedule without
 * prepayments is down to `endPercent`, or at the midpoint of the term if that comes first. Payments
 * are assumed to be on time. What a lender allows beyond the law is left out.
 *
 * @returns unrounded dollars, and payments from 1 to 1000
 * @example privateInsurance(
 *   { principal: 162_000, annualRatePercent: 3.875, termMonths: 360 },
 *   { originalValue: 180_000, annualPremiumPercent: 0.61, requestPercent: 80, endPercent: 78 },
 * ) // 82.35 a month; on request with payment 68, by law with payment 80 after 6588.00
 * @see Homeowners Protection Act, 12 U.S.C. 4901 and 4902
 */
export function privateInsurance(
  loan: Loan,
  terms: PrivateInsuranceTerms,
  prepayments: Prepayments = {},
): PrivateInsurance {
  const { principal, termMonths } = boundedLoan(loan);
  const value = boundedAmount(terms.originalValue);
  const requestBalance = (value * boundedSharePercent(terms.requestPercent)) / 100;
  const endBalance = (value * boundedSharePercent(terms.endPercent)) / 100;
  if (principal < halfCent || isDownTo(principal, requestBalance)) return { kind: 'notRequired' };

  const monthlyPremium = (principal * boundedSharePercent(terms.annualPremiumPercent)) / 1200;
  const actual = amortizationSchedule(loan, prepayments);
  const ends = [
    { reason: 'balance', payment: paymentDownTo(amortizationSchedule(loan), endBalance) },
    { reason: 'midpoint', payment: Math.ceil(termMonths / 2) },
    { reason: 'paidOff', payment: actual.length },
  ] as const;
  const byLaw = ends.reduce((first, end) => (end.payment < first.payment ? end : first));
  const request = Math.min(paymentDownTo(actual, requestBalance), byLaw.payment);
  return {
    kind: 'required',
    monthlyPremium,
    onRequest: { payment: request, totalPaid: request * monthlyPremium },
    byLaw: { ...byLaw, totalPaid: byLaw.payment * monthlyPremium },
  };
}

/** The first payment that leaves a balance of at most so many dollars. */
function paymentDownTo(schedule: readonly AmortizationRow[], dollars: number): number {
  const row = schedule.find(({ balance }) => isDownTo(balance, dollars));
  return row?.month ?? schedule.length;
}

/** Less than half a cent above is noise of the sums, or rounds to the same cents. */
function isDownTo(balance: number, dollars: number): boolean {
  return balance - dollars < halfCent;
}
