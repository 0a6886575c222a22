import { memo, useRef } from 'react';
import {
  Announcement,
  AnswerBar,
  FigureList,
  QuoteLink,
} from '#src/features/calculators/answer/Answer.tsx';
import bench from '#src/features/calculators/inputs/Calculator.module.css';
import {
  basicDefaults,
  bindFields,
  type InputsProps,
  readInputs,
  readLoan,
} from '#src/features/calculators/inputs/inputs.ts';
import {
  LoanFields,
  TermField,
  TypedField,
} from '#src/features/calculators/inputs/NumberFields.tsx';
import { numberText } from '#src/features/calculators/inputs/read-number.ts';
import {
  keptTable,
  type OfferInputs,
  offerTable,
} from '#src/features/calculators/inputs/tool-inputs.ts';
import { formatCents, formatWhole, measureFigure } from '#src/model/loans/format-figures.ts';
import { loanCost } from '#src/model/loans/loan-cost.ts';
import { type LoanOffer, offerCost } from '#src/model/loans/loan-offers.ts';
import { startWithLoan } from '#src/model/rates/assumed-home.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { capitalize, compareAmounts, judgeComparison, nameOffer } from './sentences.ts';
import { useFoldedAnswer } from './ToolSection.tsx';
import styles from './Tools.module.css';

interface ComparisonSectionProps {
  first: InputsProps<OfferInputs>;
  second: InputsProps<OfferInputs>;
  kept: InputsProps<{ years: number }>;
}

/** Compares two loans side by side. */
export const ComparisonSection = memo(function ComparisonSection({
  first,
  second,
  kept,
}: ComparisonSectionProps) {
  const { years } = kept.inputs;
  const one = costOf(first.inputs, years);
  const other = costOf(second.inputs, years);
  const { principal } = readLoan(first.inputs);
  const isEntered = first.inputs.amount !== basicDefaults.amount && principal > 0;
  const sentence = useRef<HTMLParagraphElement>(null);
  const offers = [readOffer(first.inputs), readOffer(second.inputs)] as const;
  const name = capitalize(nameOffer(...offers));
  const text = judgeComparison(...offers, years);
  const folded = useFoldedAnswer(text);
  if (folded) return folded;
  return (
    <>
      <p ref={sentence} className={styles.result} data-length={measureFigure(longestWord(text))}>
        {text}
      </p>
      <div className={styles.loans}>
        <ComparedLoan name="Loan 1" cost={one} {...first} />
        <ComparedLoan name="Loan 2" cost={other} {...second} />
      </div>
      <TermField {...bindFields('compared', keptTable, kept)('years')} />
      <Announcement text={text} />
      <div>
        <QuoteLink start={isEntered ? startWithLoan(principal) : {}} />
      </div>
      <AnswerBar
        answer={sentence}
        figures={[
          [`${name}, a month`, compareAmounts(one.loan.monthlyPayment, other.loan.monthlyPayment)],
          [
            `${name}, total interest`,
            compareAmounts(one.loan.totalInterest, other.loan.totalInterest),
          ],
        ]}
      />
    </>
  );
});

interface ComparedLoanProps extends InputsProps<OfferInputs> {
  name: string;
  cost: ReturnType<typeof costOf>;
}

function ComparedLoan({ name, inputs, change, cost: { loan, offer } }: ComparedLoanProps) {
  const id = name.toLowerCase().replace(' ', '-');
  const field = bindFields(id, offerTable, { inputs, change });
  const payment = formatCents(loan.monthlyPayment);
  return (
    <Card>
      <fieldset className={styles.loan}>
        <legend className={styles.name}>{name}</legend>
        <div className={styles.monthly}>
          <p>Monthly payment</p>
          <p className={styles.figure} data-length={measureFigure(payment)}>
            {payment}
          </p>
        </div>
        <LoanFields id={id} inputs={inputs} change={change} />
        <div className={bench.pair}>
          <TypedField {...field('points')} />
          <TypedField {...field('fees')} />
        </div>
        <FigureList
          figures={[
            ['Total interest', formatWhole(loan.totalInterest)],
            ['Total paid', formatWhole(loan.totalPaid)],
            ['APR, with points and fees', formatRate(offer.annualPercentageRate)],
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

/** Returns what a loan costs, and what its offer does over the years that it is kept. */
function costOf(inputs: OfferInputs, years: number) {
  return { loan: loanCost(readLoan(inputs)), offer: offerCost(readOffer(inputs), years * 12) };
}

/** Returns the loan with its charges that the inputs of an offer describe. */
export function readOffer(inputs: OfferInputs): LoanOffer {
  const { points, fees } = readInputs(offerTable, inputs);
  return { loan: readLoan(inputs), points, fees };
}
