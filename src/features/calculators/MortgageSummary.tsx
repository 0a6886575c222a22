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
  const { borrowed, breakdown, cost, loan } = figures;
  const today = useThisMonth();
  const payments = borrowed.kind === 'loan' ? loan.termMonths : 0;
  const lastMonth = today && paymentMonth(today, payments);
  const payoff = payments === 0 ? 'No loan' : lastMonth ? formatMonth(lastMonth) : undefined;
  return (
    <Answer
      title="Mortgage summary"
      label="Monthly payment"
      figure={formatCents(breakdown.total)}
      note={
        borrowed.kind === 'noLoan'
          ? noLoanTexts[borrowed.reason]
          : 'With taxes, insurance and HOA dues.'
      }
    >
      <FigureList
        figures={[
          { label: 'Principal and interest', value: formatCents(breakdown.principalAndInterest) },
          { label: 'Total interest', value: formatCents(cost.totalInterest) },
          { label: 'Loan amount', value: formatCents(loan.principal) },
          { label: 'Paid off', value: payoff ?? `in ${formatMonths(payments)}` },
        ]}
      />
      {children}
    </Answer>
  );
}
