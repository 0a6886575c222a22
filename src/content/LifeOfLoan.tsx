import { memo } from 'react';
import {
  amortizationSchedule,
  type Prepayments,
  principalOvertakesInterest,
  yearlySchedule,
} from '#src/model/loans/amortization-schedule.ts';
import { formatMonths, formatWhole } from '#src/model/loans/format-figures.ts';
import { type Loan, monthlyPayment } from '#src/model/loans/loan.ts';
import { interestToDate, totalInterest } from '#src/model/loans/loan-cost.ts';
import type { MortgageInsurance } from '#src/model/loans/mortgage-insurance.ts';
import { usualTerms } from '#src/model/loans/number-kinds.ts';
import { YearPlot } from '#src/ui/parts/YearPlot.tsx';

export interface LifeOfLoanProps extends Loan {
  prepayments?: Prepayments;
  insuranceEnd?: MortgageInsurance['privateEnd'];
  /** The loan that fills the drawing over 30 years, if not this one: smaller ones are drawn smaller. */
  fullPrincipal?: number;
  /** Returns the month of a payment, where it is known. */
  nameMonth?: ((payment: number) => string) | undefined;
}

/** The life of a loan: what is owed and the interest to come, year by year, with the payments that end something. */
export const LifeOfLoan = memo(function LifeOfLoan({
  prepayments,
  fullPrincipal = 0,
  insuranceEnd,
  nameMonth,
  ...loan
}: LifeOfLoanProps) {
  const { principal } = loan;
  const months = amortizationSchedule(loan);
  const early = prepayments ? amortizationSchedule(loan, prepayments) : months;
  const payments = months.length;
  if (payments === 0) return <p>Without a loan there’s nothing to pay back.</p>;

  /** At the start and at the end of each year. */
  const balances = (rows: typeof months) => [
    principal,
    ...yearlySchedule(rows).map(({ balance }) => balance),
  ];
  const owed = balances(months);
  const interestLeft = owed.map((_, year) => totalInterest(loan) - interestToDate(loan, year * 12));
  const earlyEnd = early.length < payments ? early.length : 0;
  const owedEarly = earlyEnd ? balances(early) : [];
  const overtaking = principalOvertakesInterest(months) ?? 0;
  const termYears = usualTerms.max;
  const fullLoan = { ...loan, principal: Math.max(principal, fullPrincipal) };
  const insured = insuranceEnd?.onRequest.payment ?? 0;
  const when = (payment: number) => nameMonth?.(payment) ?? `with payment ${payment}`;
  const flags = [
    [insured, `Mortgage insurance ends ${when(insured)} if you ask`],
    [
      overtaking,
      `More principal than interest from payment ${overtaking}, in year ${Math.ceil(overtaking / 12)}`,
    ],
    [earlyEnd, `With extra payments, paid off ${when(earlyEnd)}`],
    [payments, `Paid off ${when(payments)}`],
  ] as const;
  const half = owed.findIndex((dollars) => dollars <= principal / 2);

  return (
    <YearPlot
      caption={`Over ${formatMonths(payments)} you pay back ${formatWhole(principal)} and ${formatWhole(interestLeft[0] ?? 0)} of interest. Half of the loan is paid off in year ${half}.`}
      yearName="Year of the loan"
      from={0}
      to={Math.max(termYears, owed.length - 1)}
      top={monthlyPayment({ ...fullLoan, termMonths: termYears * 12 }) * termYears * 12}
      series={[
        { name: 'Still owed', values: owed, look: 'area' } as const,
        { name: 'Interest to come', values: interestLeft, base: owed, look: 'stacked' } as const,
        { name: 'Owed with extra payments', values: owedEarly, look: 'inside' } as const,
      ].filter(({ values }) => values.length > 0)}
      flags={flags
        .filter(([payment]) => payment > 0)
        .map(([payment, text]) => ({ year: payment / 12, text }))}
      format={formatWhole}
    />
  );
});
