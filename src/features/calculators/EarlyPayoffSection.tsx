import { type EarlyPayoff, earlyPayoff } from '#src/domain/loans/early-payoff.ts';
import type { Loan } from '#src/domain/loans/loan.ts';
import { FigureList } from './FigureList.tsx';
import { formatCents, formatMonths } from './format.ts';
import { Section } from './Section.tsx';

/** Dollars a month that the section shows the effect of until the visitor enters an amount. */
const exampleExtra = 200;

interface EarlyPayoffSectionProps {
  loan: Loan;
  /** Dollars paid beyond the monthly payment. */
  extra: number;
  payoff: EarlyPayoff;
}

/** What the extra monthly payment saves, or would save. */
export function EarlyPayoffSection({ loan, extra, payoff }: EarlyPayoffSectionProps) {
  return (
    <Section title="Early payoff savings" lead={leadOf(loan, extra, payoff)}>
      {extra > 0 && (
        <FigureList
          figures={[
            { label: 'Interest saved', value: formatCents(payoff.interestSaved) },
            { label: 'Time saved', value: formatMonths(payoff.monthsSaved) },
            { label: 'Paid off in', value: formatMonths(payoff.months) },
          ]}
        />
      )}
    </Section>
  );
}

function leadOf(loan: Loan, extra: number, payoff: EarlyPayoff): string {
  if (payoff.months === 0) return 'Without a loan there is nothing to pay off early.';
  if (extra === 0) {
    const example = earlyPayoff(loan, { extraMonthlyPayment: exampleExtra });
    return `Enter an extra monthly payment above to see what it saves. For example, ${savings(exampleExtra, example)}`;
  }
  if (payoff.monthsSaved === 0) {
    return `An extra ${formatCents(extra)} a month goes to principal, but it does not save a full month.`;
  }
  return savings(extra, payoff);
}

/** @example savings(200, …) // '$200.00 more a month saves 6 years 11 months and $103,449.00 of interest.' */
function savings(extra: number, { monthsSaved, interestSaved }: EarlyPayoff): string {
  return `${formatCents(extra)} more a month saves ${formatMonths(monthsSaved)} and ${formatCents(interestSaved)} of interest.`;
}
