import { loanTypeOptions } from '#src/domain/leads/quote.options.ts';
import { calculatorFacts } from '#src/lib/calculator-facts.ts';
import { useEarlyInput } from '#src/lib/use-hydrated.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import type { HomeLoanFigures } from './figures.ts';
import type { HomeLoanInputs, ProgramKind } from './inputs.ts';
import { NumberField } from './NumberField.tsx';
import { numberText, readPercent, tidyPercent } from './read-number.ts';
import type { InputsProps } from './use-inputs.ts';

const { scoresFrom } = calculatorFacts.privateMortgageInsurance;

const scoreOptions = scoresFrom.map((from, index) => {
  const above = scoresFrom[index - 1];
  return {
    value: String(from),
    label: above === undefined ? `${from} or higher` : `${from}–${above - 1}`,
  };
});

const vaUseOptions = [
  { value: 'first', label: 'First VA loan' },
  { value: 'later', label: 'I have had one before' },
  { value: 'exempt', label: 'I am exempt from the fee' },
];

interface LoanProgramFieldsProps extends InputsProps<HomeLoanInputs> {
  figures: HomeLoanFigures;
}

/** The kind of loan, and what decides its mortgage insurance or its fee. */
export function LoanProgramFields({ inputs, change, figures }: LoanProgramFieldsProps) {
  const select = useEarlyInput<HTMLSelectElement>(inputs.program, ({ value }) =>
    change({ program: value as ProgramKind }),
  );
  const { assumedInsurancePercent, needsInsurance } = figures;
  const isConventional = inputs.program === 'conventional';
  return (
    <>
      <SelectField
        ref={select}
        id="loan-program"
        label="Loan type"
        hint="FHA, VA and USDA loans add fees of their own."
        options={loanTypeOptions}
        value={inputs.program}
        onChange={(event) => change({ program: event.target.value as ProgramKind })}
      />
      {isConventional && needsInsurance && (
        <CheckboxField
          id="mortgage-insurance"
          label="Add mortgage insurance"
          hint="Lenders usually require it with less than 20% down."
          checked={inputs.countsInsurance}
          onChange={(event) => change({ countsInsurance: event.target.checked })}
        />
      )}
      {isConventional && needsInsurance && inputs.countsInsurance && (
        <>
          <SelectField
            id="insurance-score"
            label="Credit score"
            hint="The lower the score, the higher the premium."
            options={scoreOptions}
            value={String(scoresFrom.find((from) => inputs.score >= from) ?? scoresFrom.at(-1))}
            onChange={(event) => change({ score: Number(event.target.value) })}
          />
          <NumberField
            id="insurance-rate"
            label="Insurance premium"
            hint={`Percent of the loan per year. If empty, we assume ${numberText(assumedInsurancePercent)}%.`}
            unit="%"
            text={inputs.insuranceRate}
            remark={
              inputs.insuranceRate === '' ? undefined : readPercent(inputs.insuranceRate).remark
            }
            onChange={(insuranceRate) => change({ insuranceRate })}
            onLeave={() => change({ insuranceRate: tidyPercent(inputs.insuranceRate) })}
          />
        </>
      )}
      {inputs.program === 'va' && (
        <SelectField
          id="va-use"
          label="Your VA benefit"
          hint="It decides the funding fee."
          options={vaUseOptions}
          value={inputs.vaUse}
          onChange={(event) => change({ vaUse: event.target.value as HomeLoanInputs['vaUse'] })}
        />
      )}
    </>
  );
}
