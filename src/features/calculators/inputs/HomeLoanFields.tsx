import { memo } from 'react';
import styles from '#src/features/calculators/inputs/Calculator.module.css';
import { useEarlyInput } from '#src/lib/hooks/use-hydrated.ts';
import type { Option } from '#src/lib/input/option.ts';
import { calculatorFacts } from '#src/model/facts/calculator-facts.ts';
import { loanFacts } from '#src/model/facts/loan-facts.ts';
import { loanTypeOptions } from '#src/model/facts/loan-types.ts';
import { usualScores } from '#src/model/loans/number-kinds.ts';
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx';
import { SelectField } from '#src/ui/fields/SelectField.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import { askAboutDownInput, type DownPaymentFigures, tidyDownPayment } from './down-payment.ts';
import { computeHomeLoan, type HomeLoanFigures } from './home-loan-figures.ts';
import { bindFields, type InputsProps } from './inputs.ts';
import {
  NumberField,
  type NumberFieldProps,
  type RateExample,
  RateField,
  TermField,
  TypedField,
} from './NumberFields.tsx';
import { numberText } from './read-number.ts';
import {
  type DownPaymentInput,
  type HomeLoanInputs,
  homeLoanDefaults,
  homeLoanTable,
} from './tool-inputs.ts';

const { fha } = loanFacts;

interface HomeLoanFieldsProps extends InputsProps<HomeLoanInputs> {
  figures: HomeLoanFigures;
}

/** The inputs of the advanced calculator. A key in another tool draws nothing here. */
export const HomeLoanFields = memo(function HomeLoanFields({
  inputs,
  change,
  figures,
  example,
}: HomeLoanFieldsProps & { example: RateExample }) {
  const field = bindFields('home', homeLoanTable, { inputs, change });
  const paymentAt = (percent: number) =>
    computeHomeLoan({ ...inputs, rate: String(percent) }).parts.total;
  return (
    <>
      <div className={styles.pair}>
        <TypedField {...field('homePrice')} />
        <DownPaymentFields
          input={inputs.downPayment}
          figures={figures.downPayment}
          onChange={(downPayment) => change({ downPayment })}
        />
        <RateField
          {...field('rate')}
          termYears={inputs.termYears}
          paymentAt={paymentAt}
          example={example}
        />
      </div>
      <div className={classNames(styles.pair, styles.roomy)}>
        <TermField {...field('termYears')} />
        <LoanProgramFields inputs={inputs} change={change} figures={figures} />
      </div>
      <div className={styles.pair}>
        <TypedField {...field('propertyTax')} />
        <TypedField {...field('homeInsurance')} />
        <TypedField {...field('hoa')} />
        <TypedField {...field('extraPayment')} />
      </div>
    </>
  );
});

interface DownPaymentFieldsProps {
  input: DownPaymentInput;
  figures: DownPaymentFigures;
  onChange: (input: DownPaymentInput) => void;
}

const downPaymentFields = [
  { unit: 'dollars', id: 'down-payment', label: 'Down payment', hint: '0 is fine.' },
  { unit: 'percent', id: 'down-payment-percent', label: 'Percent down', hint: 'Of the price.' },
] as const;

/** The down payment in dollars and as a share of the price; each follows the other. */
function DownPaymentFields({ input, figures, onChange }: DownPaymentFieldsProps) {
  return downPaymentFields.map(({ unit, ...field }) => (
    <NumberField
      key={unit}
      {...field}
      {...(unit === 'percent' ? { unit: '%' } : { ornament: '$' })}
      text={figures[`${unit}Text`]}
      readAs={figures[`${unit}Hint`]}
      ask={(text, questions) =>
        input.unit === unit ? askAboutDownInput({ text, unit }, questions) : undefined
      }
      onChange={(text) => onChange({ text, unit })}
      onLeave={() => {
        const tidied = tidyDownPayment(input);
        if (input.unit === unit && tidied.text !== input.text) onChange(tidied);
      }}
    />
  ));
}

const { scoresFrom } = calculatorFacts.privateMortgageInsurance;

/** The lowest score of each range that decides the down payment. */
const fhaScoresFrom = [fha.fromScore, fha.lowerScoreFrom, usualScores.min];

/** Returns the choices of a score, by the lowest one of each range, the highest first. */
function listScores(scores: readonly number[]) {
  return scores.map((from, index) => {
    const above = scores[index - 1];
    const label = above === undefined ? `${from} or higher` : `${from}–${above - 1}`;
    return { value: String(from), label };
  });
}

const vaUseOptions = [
  { value: 'first', label: 'First VA loan' },
  { value: 'later', label: 'I have had one before' },
  { value: 'exempt', label: 'I am exempt from the fee' },
];

/** The kind of loan, and what decides its mortgage insurance or its fee. */
function LoanProgramFields({ inputs, change, figures }: HomeLoanFieldsProps) {
  const field = bindFields('home', homeLoanTable, { inputs, change });
  const { assumedInsurancePercent, needsInsurance } = figures;
  const { score } = inputs;
  const isConventional = inputs.program === 'conventional';
  const isFha = inputs.program === 'fha';
  const hasPremium = isConventional && needsInsurance && inputs.countsInsurance;
  const scores: readonly number[] = isFha ? fhaScoresFrom : scoresFrom;
  return (
    <>
      <ChoiceField {...field('program')} options={loanTypeOptions} />
      {isConventional && needsInsurance && <YesField {...field('countsInsurance')} />}
      {(isFha || hasPremium) && (
        <SelectField
          id="insurance-score"
          label="Credit score"
          hint={
            isFha ? 'It sets the down payment.' : 'The lower the score, the higher the premium.'
          }
          options={listScores(scores)}
          {...(isFha && { placeholder: 'Not chosen' })}
          value={
            isFha && score === homeLoanDefaults.score
              ? ''
              : String(scores.find((from) => score >= from) ?? scores.at(-1))
          }
          onChange={(event) =>
            change({ score: Number(event.target.value) || homeLoanDefaults.score })
          }
        />
      )}
      {hasPremium && (
        <TypedField
          {...field('insuranceRate')}
          hint={`Percent of the loan per year. If empty, we assume ${numberText(assumedInsurancePercent)}%.`}
          mayBeEmpty
        />
      )}
      {inputs.program === 'va' && <ChoiceField {...field('vaUse')} options={vaUseOptions} />}
    </>
  );
}

interface ChoiceFieldProps<Value> {
  id: string;
  label: string;
  hint: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Option[];
}

/** One of a few choices. */
function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { id, label, hint, value, options } = props;
  const choose = (select: HTMLSelectElement) => props.onChange(select.value as Value);
  return (
    <SelectField
      ref={useEarlyInput(value, choose)}
      {...{ id, label, hint, value, options }}
      onChange={(event) => choose(event.target)}
    />
  );
}

interface YesFieldProps extends Pick<NumberFieldProps, 'id' | 'label' | 'hint'> {
  value: boolean;
  onChange: (value: boolean) => void;
  className?: string | undefined;
}

/** A question with yes or no. */
export function YesField({ id, label, hint, value, onChange, className }: YesFieldProps) {
  return (
    <CheckboxField
      {...{ id, label, hint, className }}
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
