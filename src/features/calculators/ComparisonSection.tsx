import { memo } from 'react';
import { compareLoans } from '#src/domain/loans/comparison.ts';
import type { LoanCost } from '#src/domain/loans/loan-cost.ts';
import { Card } from '#src/ui/Card.tsx';
import styles from './ComparisonSection.module.css';
import { comparisonText } from './comparison-text.ts';
import { FigureList } from './FigureList.tsx';
import { figureLength } from './figure-length.ts';
import { loanOf } from './figures.ts';
import { formatCents } from './format.ts';
import type { ComparisonInputs, LoanInputs } from './inputs.ts';
import { LoanFields } from './LoanFields.tsx';
import { Section } from './Section.tsx';
import type { InputsProps } from './use-inputs.ts';
import { useSettled } from './use-settled.ts';

/** Two loans side by side. */
export const ComparisonSection = memo(function ComparisonSection({
  inputs,
  change,
}: InputsProps<ComparisonInputs>) {
  const comparison = compareLoans(loanOf(inputs.first), loanOf(inputs.second));
  const text = comparisonText(comparison);
  return (
    <Section title="Compare two loans" screenOnly>
      <div className={styles.loans}>
        <ComparedLoan
          name="Loan 1"
          inputs={inputs.first}
          cost={comparison.first}
          change={(changed) => change({ first: { ...inputs.first, ...changed } })}
        />
        <ComparedLoan
          name="Loan 2"
          inputs={inputs.second}
          cost={comparison.second}
          change={(changed) => change({ second: { ...inputs.second, ...changed } })}
        />
      </div>
      <p className={styles.result} data-length={figureLength(longestWord(text))}>
        {text}
      </p>
      <p role="status" className="visually-hidden">
        {useSettled(text)}
      </p>
    </Section>
  );
});

interface ComparedLoanProps extends InputsProps<LoanInputs> {
  name: string;
  cost: LoanCost;
}

function ComparedLoan({ name, inputs, change, cost }: ComparedLoanProps) {
  const payment = formatCents(cost.monthlyPayment);
  return (
    <Card>
      <fieldset className={styles.loan}>
        <legend className={styles.name}>{name}</legend>
        <div className={styles.payment}>
          <p>Monthly payment</p>
          <p className={styles.figure} data-length={figureLength(payment)}>
            {payment}
          </p>
        </div>
        <LoanFields id={name.toLowerCase().replace(' ', '-')} inputs={inputs} change={change} />
        <FigureList
          figures={[
            { label: 'Total interest', value: formatCents(cost.totalInterest) },
            { label: 'Total paid', value: formatCents(cost.totalPaid) },
          ]}
        />
      </fieldset>
    </Card>
  );
}

function longestWord(text: string): string {
  return text.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest));
}
