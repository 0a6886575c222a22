import { boundedAmount, monthlyRate } from './bounded.ts';
import type { Debt } from './number-of-payments.ts';
import { boundedPrepayments, type Prepayments } from './prepayments.ts';
import { type AmortizationRow, interestOf, repay } from './repay.ts';

export type Payoff =
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
 * How a debt ends that is repaid with a given payment, simulated month by month for at most 1000
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
  const totalInterest = interestOf(schedule);
  return { kind: 'paidOff', months: schedule.length, totalInterest, schedule };
}
