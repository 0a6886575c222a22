import { memo } from 'react';
import { roundToCents } from '#src/domain/loans/loan-cost.ts';
import { usualYearsKept } from '#src/domain/loans/number-kinds.ts';
import { type Refinance, type RefinanceOffer, refinance } from '#src/domain/loans/refinance.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { Answer, AnswerBar, FigureList, Workbench } from './Answer.tsx';
import styles from './Calculator.module.css';
import { ExampleRateField } from './ExampleRateField.tsx';
import { formatCents, formatMonths, shownDifference } from './format-figures.ts';
import { AmountField, RateField, TermField } from './NumberFields.tsx';
import { readAmount, readPercent } from './read-number.ts';
import { ToolLead } from './ToolSection.tsx';
import type { RefinanceInputs } from './tool-inputs.ts';
import type { InputsProps } from './use-inputs.ts';

const breakEvenLabel = 'Break-even';

/** Compares keeping today's loan with replacing it. */
export const RefinanceSection = memo(function RefinanceSection({
  inputs,
  change,
}: InputsProps<RefinanceInputs>) {
  const result = refinance(readRefinance(inputs));
  const breakEven = describeBreakEven(result);
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
          <Answer
            title="Refinancing"
            label={breakEvenLabel}
            figure={breakEven}
            note={describeRefinance(result, inputs)}
          >
            <FigureList
              figures={[
                { label: 'Payment now', value: formatCents(result.currentPayment) },
                { label: 'New payment', value: formatCents(result.newPayment) },
                {
                  label: 'While you stay',
                  value: describeSaving(result.overMonthsKept.saved),
                },
                {
                  label: 'Over both terms',
                  value: describeSaving(result.overWholeTerms.saved),
                },
              ]}
            />
          </Answer>
        }
      />
      <AnswerBar figures={[{ label: breakEvenLabel, value: breakEven }]} />
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

/** Returns after what time the lower payments have earned the costs back. */
export function describeBreakEven(result: Refinance): string {
  const { paybackMonths } = result;
  if (isSameLoan(result)) return 'No change';
  if (paybackMonths === undefined || shownSaving(result) <= 0) return 'Never';
  return paybackMonths === 0 ? 'Right away' : formatMonths(paybackMonths);
}

/** @example describeSaving(-120) // '$120.00 more' */
export function describeSaving(saved: number): string {
  const dollars = roundToCents(saved);
  if (dollars === 0) return 'The same';
  return `${formatCents(Math.abs(dollars))} ${dollars > 0 ? 'saved' : 'more'}`;
}

/** Returns what refinancing does, in a sentence or two, with the trap of a term that starts again. */
export function describeRefinance(result: Refinance, inputs: RefinanceInputs): string {
  const { addedMonths } = result;
  if (result.principal === 0) return 'Enter what you still owe to see what a new loan would save.';
  if (isSameLoan(result)) {
    return 'The new loan is the same as the one you have, so nothing changes.';
  }
  const monthly = shownSaving(result);
  const payment =
    monthly === 0
      ? 'The payment stays the same.'
      : `The payment ${monthly > 0 ? 'falls' : 'rises'} by ${formatCents(Math.abs(monthly))} a month.`;
  const savedInAll = roundToCents(result.overWholeTerms.saved);
  if (addedMonths > 0 && savedInAll < 0) {
    return `${payment} But the term starts again: you’d pay for ${formatMonths(addedMonths)} longer, and ${formatCents(-savedInAll)} more in interest and costs.`;
  }
  const years = inputs.yearsKept === 1 ? 'a year' : `${inputs.yearsKept} years`;
  const savedWhileKept = roundToCents(result.overMonthsKept.saved);
  if (savedWhileKept === 0) return `${payment} If you stay ${years}, both loans cost the same.`;
  return savedWhileKept > 0
    ? `${payment} If you stay ${years}, you save on interest and costs.`
    : `${payment} If you stay ${years}, the costs are more than you save.`;
}

/** Returns the dollars a month between the two payments that are shown. */
function shownSaving({ currentPayment, newPayment }: Refinance): number {
  return shownDifference(currentPayment, newPayment);
}

/** Whether no figure that is shown differs between the two loans. */
function isSameLoan(result: Refinance): boolean {
  const { overMonthsKept, overWholeTerms, addedMonths } = result;
  const saved = [shownSaving(result), overMonthsKept.saved, overWholeTerms.saved];
  return addedMonths === 0 && saved.every((dollars) => roundToCents(dollars) === 0);
}
