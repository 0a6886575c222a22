import { memo } from 'react';
import { Answer, Workbench } from '#src/features/calculators/answer/Answer.tsx';
import styles from '#src/features/calculators/inputs/Calculator.module.css';
import { YesField } from '#src/features/calculators/inputs/HomeLoanFields.tsx';
import {
  bindFields,
  type InputsProps,
  readInputs,
} from '#src/features/calculators/inputs/inputs.ts';
import {
  RateField,
  TermField,
  TypedField,
} from '#src/features/calculators/inputs/NumberFields.tsx';
import {
  type RefinanceInputs,
  refinanceTable,
} from '#src/features/calculators/inputs/tool-inputs.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { formatCents, formatYears, measureFigure } from '#src/model/loans/format-figures.ts';
import { type Refinance, type RefinanceOffer, refinance } from '#src/model/loans/refinance.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import {
  describeBreakEven,
  describeSaving,
  judgeRefinance,
  type RefinanceOptions,
} from './sentences.ts';
import { useFoldedAnswer } from './ToolSection.tsx';
import tools from './Tools.module.css';

/** Compares keeping today's loan with replacing it. */
export const RefinanceSection = memo(function RefinanceSection({
  inputs,
  change,
}: InputsProps<RefinanceInputs>) {
  const field = bindFields('refinance', refinanceTable, { inputs, change });
  const { yearsKept } = inputs;
  const options = listOptions(inputs);
  const { currentPayment, newPayment } = options[0].result;
  const sentence = judgeRefinance(options, yearsKept);
  const folded = useFoldedAnswer(sentence);
  if (folded) return folded;
  return (
    <Workbench
      label="Refinancing"
      inputs={
        <>
          <div className={styles.pair}>
            <TypedField {...field('balance')} />
            <TypedField {...field('rate')} />
          </div>
          <TermField {...field('yearsLeft')} />
          <div className={styles.pair}>
            <RateField {...field('newRate')} termYears={inputs.newTermYears} />
            <TypedField {...field('closingCosts')} />
          </div>
          <YesField {...field('costsFinanced')} />
          <TermField {...field('newTermYears')} />
          <TermField {...field('yearsKept')} />
        </>
      }
      answer={
        <Answer title="Refinancing" sentence={sentence}>
          <div className={tools.wide}>
            <table className={tools.options} data-length={measureFigure(formatCents(newPayment))}>
              <thead>
                <tr>
                  <td />
                  {options.map(({ name, years }) => (
                    <th key={name} scope="col">{`${name}: ${formatYears(years)}`}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([label, show]) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    {options.map((option) => (
                      <td key={option.name}>{show(option.result)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className={styles.note}>
            {`You pay ${formatCents(currentPayment)} now. “While you stay” is ${formatYears(yearsKept)}.`}
          </p>
          <ButtonLink to={paths.contact} className="screen-only">
            Ask about refinancing
          </ButtonLink>
        </Answer>
      }
      bar={options.map(({ name, result }) => [
        `${name}, in all`,
        describeSaving(result.savedInAll),
      ])}
    />
  );
});

/** What is said of each option, in its order. */
const rows: [label: string, show: (result: Refinance) => string][] = [
  ['New payment', ({ newPayment }) => formatCents(newPayment)],
  ['Each month', ({ monthlySaving }) => describeSaving(monthlySaving)],
  ['Over both terms', ({ savedInAll }) => describeSaving(savedInAll)],
  ['While you stay', ({ savedWhileKept }) => describeSaving(savedWhileKept)],
  ['Break-even', describeBreakEven],
];

/** Returns the new loan with its term, and with the years that are left of today's, unless those are its term. */
export function listOptions(inputs: RefinanceInputs): RefinanceOptions {
  const { yearsLeft, newTermYears } = inputs;
  const compute = (years: number) => refinance(readRefinance({ ...inputs, newTermYears: years }));
  const name = newTermYears > yearsLeft ? 'Start again' : 'Pay off sooner';
  const keep = { name: 'Keep your date', years: yearsLeft, result: compute(yearsLeft) };
  if (newTermYears === yearsLeft) return [keep];
  return [{ name, years: newTermYears, result: compute(newTermYears) }, keep];
}

/** Returns the offer that its inputs describe. */
export function readRefinance(inputs: RefinanceInputs): RefinanceOffer {
  const { balance, rate, newRate, closingCosts } = readInputs(refinanceTable, inputs);
  return {
    current: {
      principal: balance,
      annualRatePercent: rate,
      termMonths: inputs.yearsLeft * 12,
    },
    next: { annualRatePercent: newRate, termMonths: inputs.newTermYears * 12 },
    closingCosts,
    costsFinanced: inputs.costsFinanced,
    monthsKept: inputs.yearsKept * 12,
  };
}
