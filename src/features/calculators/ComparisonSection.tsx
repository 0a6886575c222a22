import { memo, useRef } from 'react';
import type { LoanCost } from '#src/domain/loans/loan-cost.ts';
import {
  compareLoans,
  compareOffers,
  type LoanComparison,
  type LoanOffer,
  type OfferComparison,
} from '#src/domain/loans/loan-offers.ts';
import { startWithLoan } from '#src/domain/rates/assumed-home.ts';
import { Card } from '#src/ui/Card.tsx';
import { Announcement, AnswerBar, type Figure, FigureList, QuoteLink } from './Answer.tsx';
import bench from './Calculator.module.css';
import { formatCents, measureFigure } from './format-figures.ts';
import { bindFields, type InputsProps, readInputs, readLoan } from './inputs.ts';
import { LoanFields, TermField, TypedField } from './NumberFields.tsx';
import { numberText } from './read-number.ts';
import styles from './Tools.module.css';
import { comparisonDefaults, keptKinds, type OfferInputs, offerKinds } from './tool-inputs.ts';
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
        {...bindFields('compared', keptKinds, kept)('years')}
        label="Years with the loan"
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
  const field = bindFields(id, offerKinds, { inputs, change });
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
          <TypedField {...field('points')} label="Points" hint="Percent of the loan." />
          <TypedField {...field('fees')} label="Lender fees" hint="Paid at closing." />
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
  const { points, fees } = readInputs(offerKinds, inputs);
  return { loan: readLoan(inputs), points, fees };
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
