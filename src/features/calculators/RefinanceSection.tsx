import { memo } from 'react';
import { usualYearsKept } from '#src/domain/loans/number-kinds.ts';
import { type RefinanceOffer, refinance } from '#src/domain/loans/refinance.ts';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { Answer, FigureList, Workbench } from './Answer.tsx';
import styles from './Calculator.module.css';
import { ExampleRateField } from './ExampleRateField.tsx';
import { formatCents } from './format-figures.ts';
import { AmountField, RateField, TermField } from './NumberFields.tsx';
import { readAmount, readPercent } from './read-number.ts';
import { ToolLead } from './ToolSection.tsx';
import type { RefinanceInputs } from './tool-inputs.ts';
import type { InputsProps } from './use-inputs.ts';
import { describeBreakEven, describeSaving, judgeRefinance, noteRefinance } from './verdicts.ts';

const breakEvenLabel = 'Break-even';
const bothTermsLabel = 'Over both terms';

/** Compares keeping today's loan with replacing it. */
export const RefinanceSection = memo(function RefinanceSection({
  inputs,
  change,
}: InputsProps<RefinanceInputs>) {
  const result = refinance(readRefinance(inputs));
  const breakEven = describeBreakEven(result);
  const inAll = describeSaving(result.overWholeTerms.saved);
  const note = noteRefinance(result);
  return (
    <>
      <ToolLead>
        A new loan pays off when it saves more than it costs before you sell the home or pay off the
        loan.
      </ToolLead>
      <Workbench
        label="Refinancing"
        inputs={
          <>
            <div className={styles.pair}>
              <AmountField
                id="refinance-balance"
                kind="loan"
                label="Current balance"
                hint="What you still owe."
                text={inputs.balance}
                onChange={(balance) => change({ balance })}
              />
              <RateField
                id="refinance-rate"
                label="Current rate"
                text={inputs.rate}
                onChange={(rate) => change({ rate })}
              />
            </div>
            <TermField
              id="refinance-years-left"
              label="Years left"
              years={inputs.yearsLeft}
              limits={usualYearsKept}
              onChange={(yearsLeft) => change({ yearsLeft })}
            />
            <div className={styles.pair}>
              <ExampleRateField
                id="refinance-new-rate"
                label="New rate"
                text={inputs.newRate}
                termYears={inputs.newTermYears}
                onChange={(newRate) => change({ newRate })}
              />
              <AmountField
                id="refinance-costs"
                kind="closingCosts"
                whole={readAmount(inputs.balance, 'loan').value}
                label="Closing costs"
                hint="Lender fees, appraisal, title and recording."
                text={inputs.closingCosts}
                onChange={(closingCosts) => change({ closingCosts })}
              />
            </div>
            <CheckboxField
              id="refinance-financed"
              label="Add the closing costs to the loan"
              checked={inputs.costsFinanced}
              onChange={(event) => change({ costsFinanced: event.target.checked })}
            />
            <TermField
              id="refinance-new-term"
              label="New loan term"
              years={inputs.newTermYears}
              onChange={(newTermYears) => change({ newTermYears })}
            />
            <TermField
              id="refinance-kept"
              label="Years you will stay"
              years={inputs.yearsKept}
              limits={usualYearsKept}
              onChange={(yearsKept) => change({ yearsKept })}
            />
          </>
        }
        answer={
          <Answer title="Refinancing" verdict={judgeRefinance(result, inputs.yearsKept)}>
            {note && <p>{note}</p>}
            <FigureList
              figures={[
                { label: breakEvenLabel, value: breakEven },
                { label: 'Payment now', value: formatCents(result.currentPayment) },
                { label: 'New payment', value: formatCents(result.newPayment) },
                { label: 'While you stay', value: describeSaving(result.overMonthsKept.saved) },
                { label: bothTermsLabel, value: inAll },
              ]}
            />
            <ButtonLink to={paths.contact} className="screen-only">
              Ask about refinancing
            </ButtonLink>
          </Answer>
        }
        bar={[
          { label: breakEvenLabel, value: breakEven },
          { label: bothTermsLabel, value: inAll },
        ]}
      />
    </>
  );
});

/** Returns the offer that its inputs describe. */
export function readRefinance(inputs: RefinanceInputs): RefinanceOffer {
  const principal = readAmount(inputs.balance, 'loan').value;
  return {
    current: {
      principal,
      annualRatePercent: readPercent(inputs.rate, 'rate').value,
      termMonths: inputs.yearsLeft * 12,
    },
    next: {
      annualRatePercent: readPercent(inputs.newRate, 'rate').value,
      termMonths: inputs.newTermYears * 12,
    },
    closingCosts: readAmount(inputs.closingCosts, 'closingCosts', principal).value,
    costsFinanced: inputs.costsFinanced,
    monthsKept: inputs.yearsKept * 12,
  };
}
