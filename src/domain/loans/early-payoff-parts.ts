import { type EarlyPayoff, earlyPayoff } from './early-payoff.ts';
import type { Loan } from './loan.ts';
import type { Prepayments } from './prepayments.ts';

/** What each kind of prepayment saves alone, and what all save together. */
export interface EarlyPayoffParts {
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
