import type { ReactNode } from 'react';
import type { QuoteStart } from '#src/model/lead-forms/quote.fields.ts';
import { formatCents, formatWhole } from '#src/model/loans/format-figures.ts';
import styles from './answer/AdvancedCalculator.module.css';
import { QuoteLink, Workbench } from './answer/Answer.tsx';
import { InsuranceNote, MortgageSummary, paymentLabel } from './answer/MortgageSummary.tsx';
import { PaymentBreakdownSection } from './answer/PaymentBreakdownSection.tsx';
import { ScheduleSection } from './answer/ScheduleSection.tsx';
import { HomeLoanFields } from './inputs/HomeLoanFields.tsx';
import type { HomeLoanFigures } from './inputs/home-loan-figures.ts';
import type { InputsProps } from './inputs/inputs.ts';
import type { RateExample } from './inputs/NumberFields.tsx';
import { tidyAmount } from './inputs/read-number.ts';
import type { HomeLoanInputs } from './inputs/tool-inputs.ts';
import { useDeepMemo } from './inputs/use-deep-memo.ts';
import { EarlyPayoffAnnouncement, EarlyPayoffSection } from './tools/EarlyPayoffSection.tsx';
import { judgeEarlyPayoff, paysEarly } from './tools/sentences.ts';
import { ToolSection } from './tools/ToolSection.tsx';
import type { Tools } from './tools/use-tools.ts';

interface AdvancedCalculatorProps extends InputsProps<HomeLoanInputs> {
  figures: HomeLoanFigures;
  /** What was typed that the quote form asks for, too. */
  start: QuoteStart;
  /** Sets the rates of all tools to the site's example, and brings theirs back. */
  example: RateExample;
  tools: Tools;
  actions: ReactNode;
  children: ReactNode;
}

/** A home loan with all that it costs, over all of its years. */
export function AdvancedCalculator({
  inputs,
  change,
  figures,
  start,
  example,
  tools,
  actions,
  children,
}: AdvancedCalculatorProps) {
  const { payoff } = figures;
  const repayment = useDeepMemo({ loan: figures.loan, insurance: figures.insurance });

  return (
    <>
      <h2 className="visually-hidden">Advanced calculator</h2>
      <Workbench
        label="Home and loan"
        inputs={<HomeLoanFields {...{ inputs, change, figures, example }} />}
        answer={
          <MortgageSummary
            figures={figures}
            onUse={(dollars) => {
              const text = tidyAmount(String(dollars));
              change({ downPayment: { text, unit: 'dollars' } });
              document.getElementById('down-payment')?.focus();
            }}
          >
            <QuoteLink start={start} />
            {actions}
          </MortgageSummary>
        }
        bar={[
          [paymentLabel(figures), formatCents(figures.parts.total)],
          ['Interest saved', paysEarly(figures) && formatWhole(payoff.interestSaved)],
        ]}
      >
        <InsuranceNote figures={figures} />
        <ToolSection name="breakdown" tools={tools}>
          <PaymentBreakdownSection figures={figures} isBeside={tools.open.length > 1} />
        </ToolSection>
        <EarlyPayoffAnnouncement figures={figures} />
        <ToolSection
          name="early"
          tools={tools}
          answer={paysEarly(figures) && judgeEarlyPayoff(figures)}
        >
          <EarlyPayoffSection inputs={inputs} change={change} figures={figures} />
        </ToolSection>
        <ToolSection name="schedule" tools={tools}>
          <ScheduleSection {...repayment} />
        </ToolSection>
      </Workbench>
      <div className={styles.more}>
        <p>More tools</p>
        {children}
      </div>
      <ExplanationNote figures={figures} />
      <div className={styles.closing}>
        <p>Ready for the next step? It takes minutes and costs nothing, with no credit pull.</p>
        <QuoteLink start={start} />
      </div>
    </>
  );
}

function writeExample({ loan, breakdown, cost }: HomeLoanFigures): string {
  const { principal, annualRatePercent, termMonths } = loan;
  return `With your numbers: ${formatWhole(principal)} at ${annualRatePercent}% a year over ${termMonths} payments comes to ${formatCents(breakdown.principalAndInterest)} a month, and ${formatWhole(cost.totalInterest)} of interest in all. With one-twelfth of the yearly tax and insurance and the monthly HOA dues, the payment is ${formatCents(breakdown.total)}.`;
}

/** The formula and the rounding behind the numbers, worked with the visitor's own. */
function ExplanationNote({ figures }: { figures: HomeLoanFigures }) {
  return (
    <details className={styles.explanation}>
      <summary className={styles.summary}>How these numbers are calculated</summary>
      <div className={styles.text}>
        <p>
          The monthly payment of principal and interest is for a fixed-rate loan with equal
          payments:
        </p>
        <p className={styles.formula}>
          payment = loan × r ÷{' '}
          <span className="unbroken">
            (1 − (1 + r)<sup>−n</sup>)
          </span>
        </p>
        <p>
          Here r is the yearly rate divided by 12, and n is the number of payments. At a rate of 0%,
          the loan is divided evenly over the months.
        </p>
        <p>{writeExample(figures)}</p>
        <p>
          We calculate with unrounded numbers and round to cents only what is shown, so a column may
          differ from its total by a cent, and a lender that rounds every payment may get a few
          cents more or less. The schedule ends when less than half a cent is left.
        </p>
        <p>
          For affordability, the maximum payment is 36% of your monthly income minus other debts.
          The home price is the loan that this payment repays plus the down payment.
        </p>
      </div>
    </details>
  );
}
