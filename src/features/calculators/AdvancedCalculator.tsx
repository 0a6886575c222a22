import { type ReactNode, useMemo } from 'react';
import styles from './AdvancedCalculator.module.css';
import { AnswerBar } from './AnswerBar.tsx';
import { EarlyPayoffSection } from './EarlyPayoffSection.tsx';
import { ExplanationNote } from './ExplanationNote.tsx';
import { homeLoanFigures } from './figures.ts';
import { formatCents } from './format.ts';
import { HomeLoanFields } from './HomeLoanFields.tsx';
import { InsuranceNote } from './InsuranceNote.tsx';
import type { HomeLoanInputs } from './inputs.ts';
import { MortgageSummary } from './MortgageSummary.tsx';
import { PaymentBreakdownSection } from './PaymentBreakdownSection.tsx';
import { PreApprovalLink } from './PreApprovalLink.tsx';
import { PrintedNumbers } from './PrintedNumbers.tsx';
import { quoteStart } from './quote-start.ts';
import { ScheduleSection } from './ScheduleSection.tsx';
import { scheduleOf } from './schedule-rows.ts';
import { useDeepMemo } from './use-deep-memo.ts';
import type { InputsProps } from './use-inputs.ts';
import { Workbench } from './Workbench.tsx';

interface AdvancedCalculatorProps extends InputsProps<HomeLoanInputs> {
  actions: ReactNode;
  /** Further tools, which have inputs of their own. */
  children: ReactNode;
}

/** A home loan with all that it costs, over all of its years. */
export function AdvancedCalculator({ inputs, change, actions, children }: AdvancedCalculatorProps) {
  const figures = useMemo(() => homeLoanFigures(inputs), [inputs]);
  const { loan, prepayments, insurance } = figures;
  const repayment = useDeepMemo({ loan, prepayments, insurance });
  const schedule = useMemo(
    () => scheduleOf(repayment.loan, repayment.prepayments, repayment.insurance),
    [repayment],
  );
  const start = quoteStart(inputs, figures);

  return (
    <>
      <h2 className="visually-hidden">Advanced calculator</h2>
      <Workbench
        label="Home and loan"
        inputs={<HomeLoanFields inputs={inputs} change={change} figures={figures} />}
        answer={
          <MortgageSummary figures={figures}>
            <PreApprovalLink start={start} />
            {actions}
          </MortgageSummary>
        }
      >
        <PrintedNumbers inputs={inputs} figures={figures} />
        <PaymentBreakdownSection breakdown={figures.breakdown} schedule={schedule} />
        <InsuranceNote figures={figures} />
        <EarlyPayoffSection inputs={inputs} change={change} figures={figures} />
        <ScheduleSection schedule={schedule} />
      </Workbench>
      <AnswerBar label="Monthly payment" figure={formatCents(figures.breakdown.total)} />
      {children}
      <ExplanationNote figures={figures} />
      <div className={styles.closing}>
        <p>Ready for the next step? It takes minutes and costs nothing, with no credit pull.</p>
        <PreApprovalLink start={start} />
      </div>
    </>
  );
}
