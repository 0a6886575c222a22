import { type EarlyPayoff, earlyPayoff } from '#src/domain/loans/early-payoff.ts';
import type { HomeLoanFigures } from './figures.ts';
import { formatCents, formatMonths } from './format.ts';

/** Dollars a month that the section shows the effect of until the visitor enters an amount. */
const exampleExtra = 200;

/** Whether anything is paid early before the loan ends. */
export function paysEarly({ prepayments, loan }: HomeLoanFigures): boolean {
  const { extraMonthlyPayment, biweekly } = prepayments;
  return extraMonthlyPayment > 0 || biweekly || seldomPayments(prepayments, loan.termMonths) > 0;
}

/** Returns what paying early saves in one sentence; until anything is paid early, an example. */
export function earlyPayoffText(figures: HomeLoanFigures): string {
  const { loan, payoff, prepayments } = figures;
  const { extraMonthlyPayment, biweekly } = prepayments;
  if (payoff.months === 0) return 'Without a loan there is nothing to pay off early.';
  if (!paysEarly(figures)) {
    const example = earlyPayoff(loan, { extraMonthlyPayment: exampleExtra });
    return `Enter an extra monthly payment above, or another one here. For example, ${formatCents(exampleExtra)} more a month saves ${savings(example)}.`;
  }
  const isMonthlyAlone = seldomPayments(prepayments, loan.termMonths) === 0 && !biweekly;
  const what = isMonthlyAlone
    ? `${formatCents(extraMonthlyPayment)} more a month`
    : 'Paying early in this way';
  if (payoff.monthsSaved > 0) return `${what} saves ${savings(payoff)}.`;
  return `${what} goes to principal, but it does not save a full month.`;
}

/** Returns the dollars of a yearly extra and of the one-time payments within the term. */
function seldomPayments(prepayments: HomeLoanFigures['prepayments'], termMonths: number): number {
  const { extraYearlyPayment, oneTimePayments } = prepayments;
  return oneTimePayments
    .filter(({ month }) => month <= termMonths)
    .reduce((sum, { amount }) => sum + amount, extraYearlyPayment);
}

/** @example savings(…) // '6 years 11 months and $103,449.00 of interest' */
function savings({ monthsSaved, interestSaved }: EarlyPayoff): string {
  return `${formatMonths(monthsSaved)} and ${formatCents(interestSaved)} of interest`;
}
