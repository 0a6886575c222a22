import { memo, type ReactNode, Suspense } from 'react';
import { paths } from '#src/lib/addresses/paths.ts';
import { lazyComponent } from '#src/lib/loading/lazy-component.ts';
import { formatCents, formatWhole, formatYears } from '#src/model/loans/format-figures.ts';
import type { Loan } from '#src/model/loans/loan.ts';
import { loanCost } from '#src/model/loans/loan-cost.ts';
import { startWithLoan } from '#src/model/rates/assumed-home.ts';
import { LazyPlace } from '#src/ui/notices/LazyPlace.tsx';
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
      >
        <LoanPicturePlace {...loan} />
      </Workbench>
    </>
  );
}

const LoanPicture = lazyComponent(
  async () => (await import('./answer/LoanPicture.tsx')).LoanPicture,
  { waits: true },
);

/** The life of the loan, whose script comes after the page's own. Of updates before, only a changed loan reaches and empties it. */
const LoanPicturePlace = memo(function LoanPicturePlace(loan: Loan) {
  return (
    <LazyPlace load={LoanPicture.load} className={styles.life}>
      <Suspense>
        <LoanPicture {...loan} />
      </Suspense>
    </LazyPlace>
  );
});
