import { memo, useRef } from 'react';
import type { LoanCost } from '#src/domain/loans/loan-cost.ts';
import {
  compareLoans,
  compareOffers,
  type LoanComparison,
  type LoanOffer,
  type OfferComparison,
} from '#src/domain/loans/loan-offers.ts';
import { usualYearsKept } from '#src/domain/loans/number-kinds.ts';
import { startWithLoan } from '#src/domain/rates/assumed-home.ts';
import { Card } from '#src/ui/Card.tsx';
import { Announcement, AnswerBar, type Figure, FigureList, QuoteLink } from './Answer.tsx';
import bench from './Calculator.module.css';
import { formatCents, measureFigure } from './format-figures.ts';
import { readLoan } from './inputs.ts';
import { AmountField, LoanFields, PercentField, TermField } from './NumberFields.tsx';
import { numberText, readAmount, readPercent } from './read-number.ts';
import styles from './Tools.module.css';
import { comparisonDefaults, type OfferInputs } from './tool-inputs.ts';
import type { InputsProps } from './use-inputs.ts';
import { compareAmounts, judgeComparison, judgeOffers } from './verdicts.ts';

interface ComparisonSectionProps {
  first: InputsProps<OfferInputs>;
  second: InputsProps<OfferInputs>;
  kept: InputsProps<{ years: number }>;
}

/** Compares two loans side by side. */
export const ComparisonSection = memo(Comparison, isSame);

function Comparison({ first, second, kept }: ComparisonSectionProps) {
  const comparison = compareLoans(readLoan(first.inputs), readLoan(second.inputs));
  const { years } = kept.inputs;
  const offers = compareOffers(readOffer(first.inputs), readOffer(second.inputs), years * 12);
  const { principal } = readLoan(first.inputs);
  const isEntered = first.inputs.amount !== comparisonDefaults.first.amount && principal > 0;
  const verdict = useRef<HTMLParagraphElement>(null);
  const text = [judgeComparison(comparison), judgeOffers(offers, years)].filter(Boolean).join(' ');
  return (
    <>
      <p ref={verdict} className={styles.result} data-length={measureFigure(longestWord(text))}>
        {text}
      </p>
      <div className={styles.loans}>
        <ComparedLoan name="Loan 1" cost={comparison.first} offer={offers.first} {...first} />
        <ComparedLoan name="Loan 2" cost={comparison.second} offer={offers.second} {...second} />
      </div>
      <TermField
        id="compared-years"
        label="Years with the loan"
        years={years}
        limits={usualYearsKept}
        onChange={(chosen) => kept.change({ years: chosen })}
      />
      <Announcement text={text} />
      <div>
        <QuoteLink start={isEntered ? startWithLoan(principal) : {}} />
      </div>
      <AnswerBar answer={verdict} figures={listDifferences(comparison)} />
    </>
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
        <LoanFields id={id} inputs={inputs} change={change}>
          <div className={styles.monthly}>
            <p>Monthly payment</p>
            <p className={styles.figure} data-length={measureFigure(payment)}>
              {payment}
            </p>
          </div>
        </LoanFields>
        <div className={bench.pair}>
          <PercentField
            id={`${id}-points`}
            kind="costPercent"
            label="Points"
            hint="Percent of the loan."
            text={inputs.points}
            onChange={(points) => change({ points })}
          />
          <AmountField
            id={`${id}-fees`}
            kind="closingCosts"
            whole={readLoan(inputs).principal}
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
            { label: 'APR', value: formatRate(offer.annualPercentageRate) },
          ]}
        />
      </fieldset>
    </Card>
  );
}

function formatRate(percent: number | undefined): string {
  return percent === undefined ? '–' : `${numberText(percent)}%`;
}

function longestWord(text: string): string {
  return text.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest));
}

/** Returns the loan with its charges that the inputs of an offer describe. */
export function readOffer(inputs: OfferInputs): LoanOffer {
  const loan = readLoan(inputs);
  return {
    loan,
    points: readPercent(inputs.points, 'costPercent').value,
    fees: readAmount(inputs.fees, 'closingCosts', loan.principal).value,
  };
}

/** Returns the same in figures. */
function listDifferences({ first, second }: LoanComparison): Figure[] {
  return [
    {
      label: 'Loan 2, a month',
      value: compareAmounts(first.monthlyPayment, second.monthlyPayment),
    },
    {
      label: 'Loan 2, total interest',
      value: compareAmounts(first.totalInterest, second.totalInterest),
    },
  ];
}
