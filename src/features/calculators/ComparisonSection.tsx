import { memo } from 'react';
import type { LoanCost } from '#src/domain/loans/loan-cost.ts';
import {
  compareLoans,
  compareOffers,
  type OfferComparison,
} from '#src/domain/loans/loan-offers.ts';
import { Card } from '#src/ui/Card.tsx';
import { AmountField } from './AmountField.tsx';
import styles from './ComparisonSection.module.css';
import { comparisonText, offersText } from './comparison-text.ts';
import { FigureList } from './FigureList.tsx';
import { figureLength } from './figure-length.ts';
import { offerOf } from './figures.ts';
import { formatCents } from './format.ts';
import grid from './InputGrid.module.css';
import type { OfferInputs } from './inputs.ts';
import { LoanFields } from './LoanFields.tsx';
import { loanOf } from './loan-of.ts';
import { PercentField } from './PercentField.tsx';
import { numberText } from './read-number.ts';
import { Section } from './Section.tsx';
import { TermField } from './TermField.tsx';
import { keptLimits } from './tool-inputs.ts';
import type { InputsProps } from './use-inputs.ts';
import { useSettled } from './use-settled.ts';

interface ComparisonSectionProps {
  first: InputsProps<OfferInputs>;
  second: InputsProps<OfferInputs>;
  kept: InputsProps<{ years: number }>;
}

/** Compares two loans side by side. */
export const ComparisonSection = memo(Comparison, isSame);

function Comparison({ first, second, kept }: ComparisonSectionProps) {
  const comparison = compareLoans(loanOf(first.inputs), loanOf(second.inputs));
  const { years } = kept.inputs;
  const offers = compareOffers(offerOf(first.inputs), offerOf(second.inputs), years * 12);
  const text = [comparisonText(comparison), offersText(offers, years)].filter(Boolean).join(' ');
  return (
    <Section title="Compare two loans" screenOnly>
      <div className={styles.loans}>
        <ComparedLoan name="Loan 1" cost={comparison.first} offer={offers.first} {...first} />
        <ComparedLoan name="Loan 2" cost={comparison.second} offer={offers.second} {...second} />
      </div>
      <TermField
        id="compared-years"
        label="Years with the loan"
        years={years}
        limits={keptLimits}
        onChange={(chosen) => kept.change({ years: chosen })}
      />
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
  return (
    one.first.inputs === other.first.inputs &&
    one.second.inputs === other.second.inputs &&
    one.kept.inputs === other.kept.inputs &&
    one.first.change === other.first.change
  );
}

interface ComparedLoanProps extends InputsProps<OfferInputs> {
  name: string;
  cost: LoanCost;
  offer: OfferComparison['first'];
}

function ComparedLoan({ name, inputs, change, cost, offer }: ComparedLoanProps) {
  const id = name.toLowerCase().replace(' ', '-');
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
        <LoanFields id={id} inputs={inputs} change={change} />
        <div className={grid.pair}>
          <PercentField
            id={`${id}-points`}
            label="Points"
            hint="Percent of the loan."
            text={inputs.points}
            onChange={(points) => change({ points })}
          />
          <AmountField
            id={`${id}-fees`}
            label="Lender fees"
            hint="Paid at closing."
            text={inputs.fees}
            onChange={(fees) => change({ fees })}
          />
        </div>
        <FigureList
          figures={[
            { label: 'Total interest', value: formatCents(cost.totalInterest) },
            { label: 'Total paid', value: formatCents(cost.totalPaid) },
            { label: 'APR', value: rateText(offer.annualPercentageRate) },
          ]}
        />
      </fieldset>
    </Card>
  );
}

function rateText(percent: number | undefined): string {
  return percent === undefined ? '–' : `${numberText(percent)}%`;
}

function longestWord(text: string): string {
  return text.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest));
}
