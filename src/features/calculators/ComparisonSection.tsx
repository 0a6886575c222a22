import { memo } from 'react';
import type { LoanCost } from '#src/domain/loans/loan-cost.ts';
import {
  compareLoans,
  compareOffers,
  type LoanComparison,
  type LoanOffer,
  type OfferComparison,
} from '#src/domain/loans/loan-offers.ts';
import { usualYearsKept } from '#src/domain/loans/number-kinds.ts';
import { Card } from '#src/ui/Card.tsx';
import { Announcement, AnswerBar, type Figure, FigureList } from './Answer.tsx';
import bench from './Calculator.module.css';
import { formatCents, formatYears, measureFigure, shownDifference } from './format-figures.ts';
import { readLoan } from './inputs.ts';
import { AmountField, LoanFields, PercentField, TermField } from './NumberFields.tsx';
import { numberText, readAmount, readPercent } from './read-number.ts';
import styles from './Tools.module.css';
import type { OfferInputs } from './tool-inputs.ts';
import type { InputsProps } from './use-inputs.ts';

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
  const text = [describeComparison(comparison), describeOffers(offers, years)]
    .filter(Boolean)
    .join(' ');
  return (
    <>
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
      <p className={styles.result} data-length={measureFigure(longestWord(text))}>
        {text}
      </p>
      <Announcement text={text} />
      <AnswerBar figures={listDifferences(comparison)} />
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

/**
 * Returns what sets two loans apart, in a sentence. The differences are those of the rounded amounts
 * that are shown beside it, so that a reader who subtracts them gets the same.
 *
 * @example describeComparison(compareLoans(
 *   { principal: 300_000, annualRatePercent: 6.5, termMonths: 360 },
 *   { principal: 300_000, annualRatePercent: 5.75, termMonths: 360 },
 * )) // 'Loan 2 costs $145.48 less a month and $52,374.79 less in total interest.'
 */
export function describeComparison(comparison: LoanComparison): string {
  const { monthly, interest } = subtract(comparison);
  if (monthly === 0 && interest === 0) return 'Both loans cost the same.';
  return `Loan 2 costs ${difference(monthly)} a month and ${difference(interest)} in total interest.`;
}

/** Returns the same in figures. */
function listDifferences(comparison: LoanComparison): Figure[] {
  const { monthly, interest } = subtract(comparison);
  return [
    { label: 'Loan 2, a month', value: difference(monthly) },
    { label: 'Loan 2, total interest', value: difference(interest) },
  ];
}

function subtract({ first, second }: LoanComparison) {
  return {
    monthly: shownDifference(first.monthlyPayment, second.monthlyPayment),
    interest: shownDifference(first.totalInterest, second.totalInterest),
  };
}

function difference(dollars: number): string {
  if (dollars === 0) return 'the same';
  return `${formatCents(Math.abs(dollars))} ${dollars > 0 ? 'less' : 'more'}`;
}

/**
 * Returns what sets two offers apart over the years that the loan is kept, with points and fees;
 * undefined where neither has any.
 */
function describeOffers(comparison: OfferComparison, years: number): string | undefined {
  const { first, second, differences } = comparison;
  if (first.closingCharges + second.closingCharges === 0) return undefined;
  const cost = difference(differences.cost);
  return `Over ${formatYears(years)}, loan 2 costs ${cost} in interest, points and fees.`;
}
