import { memo } from 'react';
import { type RefinanceOffer, refinance } from '#src/domain/loans/refinance.ts';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { Answer, FigureList, Workbench } from './Answer.tsx';
import styles from './Calculator.module.css';
import { formatCents } from './format-figures.ts';
import { bindFields, type InputsProps, readInputs } from './inputs.ts';
import { percentPerYear, RateField, TermField, TypedField } from './NumberFields.tsx';
import { ToolLead, useFoldedAnswer } from './ToolSection.tsx';
import { type RefinanceInputs, refinanceKinds } from './tool-inputs.ts';
import { describeBreakEven, describeSaving, judgeRefinance, noteRefinance } from './verdicts.ts';

const breakEvenLabel = 'Break-even';
const bothTermsLabel = 'Over both terms';

/** Compares keeping today's loan with replacing it. */
export const RefinanceSection = memo(function RefinanceSection({
  inputs,
  change,
}: InputsProps<RefinanceInputs>) {
  const field = bindFields('refinance', refinanceKinds, { inputs, change });
  const result = refinance(readRefinance(inputs));
  const breakEven = describeBreakEven(result);
  const inAll = describeSaving(result.savedInAll);
  const note = noteRefinance(result);
  const verdict = judgeRefinance(result, inputs.yearsKept);
  const folded = useFoldedAnswer(verdict);
  if (folded) return folded;
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
              <TypedField
                {...field('balance')}
                label="Current balance"
                hint="What you still owe."
              />
              <TypedField {...field('rate')} label="Current rate" hint={percentPerYear} />
            </div>
            <TermField {...field('yearsLeft')} label="Years left" />
            <div className={styles.pair}>
              <RateField {...field('newRate')} label="New rate" termYears={inputs.newTermYears} />
              <TypedField
                {...field('closingCosts')}
                label="Closing costs"
                hint="Lender fees, appraisal, title and recording."
              />
            </div>
            <CheckboxField
              id="refinance-financed"
              label="Add the closing costs to the loan"
              checked={inputs.costsFinanced}
              onChange={(event) => change({ costsFinanced: event.target.checked })}
            />
            <TermField {...field('newTermYears')} label="New loan term" />
            <TermField {...field('yearsKept')} label="Years you will stay" />
          </>
        }
        answer={
          <Answer title="Refinancing" verdict={verdict}>
            {note && <p>{note}</p>}
            <FigureList
              figures={[
                { label: breakEvenLabel, value: breakEven },
                { label: 'Payment now', value: formatCents(result.currentPayment) },
                { label: 'New payment', value: formatCents(result.newPayment) },
                { label: 'While you stay', value: describeSaving(result.savedWhileKept) },
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
  const { balance, rate, newRate, closingCosts } = readInputs(refinanceKinds, inputs);
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
