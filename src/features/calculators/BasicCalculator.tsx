import type { ReactNode } from 'react';
import { loanCost } from '#src/domain/loans/loan-cost.ts';
import { startWithLoan } from '#src/domain/rates/assumed-home.ts';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { Answer, FigureList, Workbench } from './Answer.tsx';
import styles from './Calculator.module.css';
import { formatCents, formatWhole, formatYears } from './format-figures.ts';
import { basicDefaults, type InputsProps, type LoanInputs, readLoan } from './inputs.ts';
import { LoanFields } from './NumberFields.tsx';
import { numberText } from './read-number.ts';

const label = 'Monthly payment';

/** A loan's monthly payment, from amount, rate and term alone. */
export function BasicCalculator({
  inputs,
  change,
  actions,
}: InputsProps<LoanInputs> & { actions: ReactNode }) {
  const loan = readLoan(inputs);
  const cost = loanCost(loan);
  const isEntered = inputs.amount !== basicDefaults.amount && loan.principal > 0;
  const figure = formatCents(cost.monthlyPayment);
  const note = `Principal and interest on ${formatWhole(loan.principal)} at ${numberText(loan.annualRatePercent)}% over ${formatYears(inputs.termYears)}.`;
  return (
    <>
      <h2 className="visually-hidden">Basic calculator</h2>
      <Workbench
        label="Loan"
        inputs={<LoanFields id="basic" inputs={inputs} change={change} />}
        bar={[[label, figure]]}
        answer={
          <Answer title="Your payment" large={[{ label, figure, note }]}>
            <FigureList
              figures={[
                ['Total interest', formatWhole(cost.totalInterest)],
                ['Total paid', formatWhole(cost.totalPaid)],
              ]}
            />
            <div className={styles.actions}>
              <ButtonLink
                to={paths.preApproval}
                state={isEntered && startWithLoan(loan.principal)}
                className="screen-only"
              >
                Get Pre-Approved
              </ButtonLink>
              {actions}
            </div>
          </Answer>
        }
      />
    </>
  );
}
