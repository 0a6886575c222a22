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
import type { LoanInputs } from './inputs.ts';
import { LoanFields } from './LoanFields.tsx';
import { Section } from './Section.tsx';
import type { InputsProps } from './use-inputs.ts';
import { useSettled } from './use-settled.ts';

interface ComparisonSectionProps {
  first: InputsProps<LoanInputs>;
  second: InputsProps<LoanInputs>;
}

/** Compares two loans side by side. */
export const ComparisonSection = memo(Comparison, isSame);

function Comparison({ first, second }: ComparisonSectionProps) {
  const comparison = compareLoans(loanOf(first.inputs), loanOf(second.inputs));
  const text = comparisonText(comparison);
  return (
    <Section title="Compare two loans" screenOnly>
      <div className={styles.loans}>
        <ComparedLoan name="Loan 1" cost={comparison.first} {...first} />
        <ComparedLoan name="Loan 2" cost={comparison.second} {...second} />
      </div>
      <p className={styles.result} data-length={figureLength(longestWord(text))}>
        {text}
      </p>
      <p role="status" className="visually-hidden">
        {useSettled(text)}
      </p>
    </Section>
  );
}

/** A key in another tool draws nothing here. */
function isSame(one: ComparisonSectionProps, other: ComparisonSectionProps): boolean {
  return one.first.inputs === other.first.inputs && one.second.inputs === other.second.inputs;
}

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
