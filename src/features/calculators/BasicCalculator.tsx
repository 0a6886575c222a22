import type { ReactNode } from 'react';
import { paths } from '#src/lib/addresses/paths.ts';
import { formatCents, formatWhole, formatYears } from '#src/model/loans/format-figures.ts';
import { loanCost } from '#src/model/loans/loan-cost.ts';
import { startWithLoan } from '#src/model/rates/assumed-home.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Answer, FigureList, Workbench } from './answer/Answer.tsx';
import styles from './inputs/Calculator.module.css';
import { basicDefaults, type InputsProps, type LoanInputs, readLoan } from './inputs/inputs.ts';
import { LoanFields } from './inputs/NumberFields.tsx';
import { numberText } from './inputs/read-number.ts';

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
