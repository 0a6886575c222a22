import type { EarlyPayoff } from '#src/domain/loans/early-payoff.ts';
import { FigureList } from './FigureList.tsx';
import { formatCents, formatMonths } from './format.ts';
import { Section } from './Section.tsx';

interface EarlyPayoffSectionProps {
  /** Dollars paid beyond the monthly payment. */
  extra: number;
  payoff: EarlyPayoff;
}

/** What the extra monthly payment saves. */
export function EarlyPayoffSection({ extra, payoff }: EarlyPayoffSectionProps) {
  return (
    <Section title="Early payoff savings" lead={leadOf(extra, payoff)}>
      <FigureList
        figures={[
          { label: 'Interest saved', value: formatCents(payoff.interestSaved) },
          { label: 'Time saved', value: formatMonths(payoff.monthsSaved) },
          { label: 'Paid off in', value: formatMonths(payoff.months) },
        ]}
      />
    </Section>
  );
}

function leadOf(extra: number, { months, monthsSaved }: EarlyPayoff): string {
  if (months === 0) return 'Without a loan there is nothing to pay off early.';
  if (extra === 0) return 'Enter an extra monthly payment above to see what it saves.';
  const effect =
    monthsSaved === 0 ? 'but it does not save a full month' : 'so you pay off the loan sooner';
  return `An extra ${formatCents(extra)} a month goes to principal, ${effect}.`;
}
