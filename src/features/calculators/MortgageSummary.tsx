import type { ReactNode } from 'react';
import { Answer } from './Answer.tsx';
import { formatMonth, paymentMonth, useThisMonth } from './calendar.ts';
import { FigureList } from './FigureList.tsx';
import type { HomeLoanFigures } from './figures.ts';
import { formatCents, formatMonths } from './format.ts';
import { noLoanTexts } from './reasons.ts';

interface MortgageSummaryProps {
  figures: HomeLoanFigures;
  children: ReactNode;
}

/** The monthly payment of a home, and what the loan behind it comes to. */
export function MortgageSummary({ figures, children }: MortgageSummaryProps) {
  const { borrowed, breakdown, cost, loan, financedFee } = figures;
  const today = useThisMonth();
  const payments = borrowed.kind === 'loan' ? loan.termMonths : 0;
  const lastMonth = today && paymentMonth(today, payments);
  const payoff = payments === 0 ? 'No loan' : lastMonth ? formatMonth(lastMonth) : undefined;
  return (
    <Answer
      title="Mortgage summary"
      label="Monthly payment"
      figure={formatCents(breakdown.total)}
      note={borrowed.kind === 'noLoan' ? noLoanTexts[borrowed.reason] : noteOf(figures)}
    >
      <FigureList
        figures={[
          { label: 'Principal and interest', value: formatCents(breakdown.principalAndInterest) },
          ...(breakdown.mortgageInsurance > 0
            ? [{ label: 'Mortgage insurance', value: formatCents(breakdown.mortgageInsurance) }]
            : []),
          { label: 'Total interest', value: formatCents(cost.totalInterest) },
          { label: 'Loan amount', value: formatCents(loan.principal) },
          ...(financedFee > 0
            ? [{ label: 'Of it, the upfront fee', value: formatCents(financedFee) }]
            : []),
          { label: 'Paid off', value: payoff ?? `in ${formatMonths(payments)}` },
        ]}
      />
      {children}
    </Answer>
  );
}

function noteOf({ breakdown, uncountedPremium }: HomeLoanFigures): string {
  if (breakdown.mortgageInsurance > 0) {
    return 'With taxes, home and mortgage insurance, and HOA dues.';
  }
  const note = 'With taxes, insurance and HOA dues.';
  if (uncountedPremium === 0) return note;
  return `${note} Mortgage insurance of about ${formatCents(uncountedPremium)} a month is not included.`;
}
