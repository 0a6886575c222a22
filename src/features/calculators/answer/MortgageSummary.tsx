import type { ReactNode } from 'react';
import { RequirementNotes } from '#src/content/RequirementNotes.tsx';
import styles from '#src/features/calculators/answer/AdvancedCalculator.module.css';
import calculator from '#src/features/calculators/inputs/Calculator.module.css';
import type { HomeLoanFigures } from '#src/features/calculators/inputs/home-loan-figures.ts';
import {
  formatPaymentMonth,
  useMonthAfter,
  useThisMonth,
} from '#src/features/calculators/inputs/payment-month.ts';
import { numberText } from '#src/features/calculators/inputs/read-number.ts';
import { judgePayment, nameCosts } from '#src/features/calculators/tools/sentences.ts';
import { calendarText } from '#src/lib/format/calendar.ts';
import { useSiteToday } from '#src/lib/hooks/use-site-today.ts';
import { hasEnded, oldestCheck } from '#src/model/facts/loan-facts.ts';
import {
  formatCents,
  formatMonths,
  formatWhole,
  formatYears,
} from '#src/model/loans/format-figures.ts';
import { Answer, FigureList } from './Answer.tsx';

interface MortgageSummaryProps {
  figures: HomeLoanFigures;
  onUse: (dollars: number) => void;
  children: ReactNode;
}

/** The monthly payment of a home, and what the loan behind it comes to. */
export function MortgageSummary({ figures, onUse, children }: MortgageSummaryProps) {
  const { borrowed, parts, cost, loan, financedFee, payoff } = figures;
  const today = useThisMonth();
  const payments = borrowed.reason ? 0 : loan.termMonths;
  const findDay = (payment: number) =>
    today === undefined ? `in ${formatMonths(payment)}` : formatPaymentMonth(today, payment);
  return (
    <Answer
      title="Mortgage summary"
      sentence={judgePayment(figures) || undefined}
      large={[
        {
          label: paymentLabel(figures),
          figure: formatCents(parts.total),
          note: borrowed.reason ? undefined : describeTerms(figures),
        },
      ]}
    >
      <RequirementNotes requirements={figures.requirements} onUse={onUse} />
      <FigureList
        figures={[
          ['Principal and interest', formatCents(parts.principalAndInterest)],
          [
            'Mortgage insurance',
            parts.mortgageInsurance > 0 && formatCents(parts.mortgageInsurance),
          ],
          ['Total interest', formatWhole(cost.totalInterest)],
          ['Loan amount', formatWhole(loan.principal)],
          ['Includes the upfront fee', financedFee > 0 && formatWhole(financedFee)],
          ['Paid off', payments === 0 ? 'No loan' : findDay(payments)],
          [
            'Paid off with extra payments',
            payoff.months > 0 && payoff.monthsSaved > 0 && findDay(payoff.months),
          ],
        ]}
      />
      <div className={calculator.actions}>{children}</div>
    </Answer>
  );
}

/** Returns what the payment counts, the loan's rate and term, and which numbers nobody has entered. */
function describeTerms({ loan, defaults, breakdown }: HomeLoanFigures): string {
  const terms = `With ${nameCosts(breakdown.hoa)}, at ${numberText(loan.annualRatePercent)}% over ${formatYears(loan.termMonths / 12)}.`;
  return defaults.length === 0
    ? terms
    : `${terms} Our examples until you enter yours: ${defaults.join(', ')}.`;
}

/** Returns the name of the monthly payment, which says that it leaves out insurance that lenders ask for. */
export function paymentLabel({ uncountedPremium }: HomeLoanFigures): string {
  return uncountedPremium > 0 ? 'Monthly payment before mortgage insurance' : 'Monthly payment';
}

const id = 'insurance-note';

const checkedMonth = calendarText(oldestCheck().slice(0, 'yyyy-mm'.length));

/** What mortgage insurance or a program's fee costs, how long it is paid, and what that assumes. */
export function InsuranceNote({ figures }: { figures: HomeLoanFigures }) {
  const day = useSiteToday(id);
  const monthAfter = useMonthAfter();
  const text = describeInsurance(figures, monthAfter);
  if (!text) return <div id={id} data-day={day} />;
  return (
    <div id={id} data-day={day} className={styles.insurance}>
      <p>{text}</p>
      <p className={styles.facts}>
        {[
          figures.program.kind === 'conventional' &&
            'The premium we assume is from a list of 2018 (MGIC, July 9), because insurers now quote each borrower instead. Enter your lender’s quote in its place.',
          `Figures as of ${checkedMonth}.`,
          hasEnded(figures.program.kind, day) &&
            'They’ve changed since. Ask a lender for the current ones.',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}

function describeInsurance(
  figures: HomeLoanFigures,
  monthAfter: (payment: number) => string,
): string | undefined {
  const { program, financedFee, insurance, insuranceEnd, borrowed, parts } = figures;
  if (borrowed.reason) return undefined;
  const fee = formatWhole(financedFee);
  const first = formatCents(parts.mortgageInsurance);
  const all = formatWhole(insurance?.totalPremiums ?? 0);
  switch (program.kind) {
    case 'conventional': {
      if (!insuranceEnd) return undefined;
      const { onRequest, byLaw } = insuranceEnd;
      return `Mortgage insurance of ${first} a month ends with payment ${byLaw.payment}${monthAfter(byLaw.payment)} by law, after ${formatWhole(byLaw.totalPaid)} in all. If you ask your lender once you owe ${program.requestPercent}% of the price, it ends with payment ${onRequest.payment}${monthAfter(onRequest.payment)}, after ${formatWhole(onRequest.totalPaid)}.`;
    }
    case 'fha': {
      const years = insurance && insurance.payments < figures.loan.termMonths;
      return `The upfront premium of ${fee} is added to the loan. The annual premium begins at ${first} a month, falls a little every year, and lasts ${years ? `until payment ${insurance.payments}${monthAfter(insurance.payments)}` : 'as long as the loan'}: ${all} in all.`;
    }
    case 'va':
      return financedFee > 0
        ? `The funding fee of ${fee} is added to the loan. VA loans have no monthly mortgage insurance.`
        : 'You pay no funding fee, and VA loans have no monthly mortgage insurance.';
    case 'usda':
      return `The guarantee fee of ${fee} is added to the loan. The annual fee begins at ${first} a month, falls a little every year, and lasts as long as the loan: ${all} in all.`;
  }
}
