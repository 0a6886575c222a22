import { memo } from 'react';
import { refinance } from '#src/domain/loans/refinance.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { AmountField } from './AmountField.tsx';
import { Answer } from './Answer.tsx';
import { FigureList } from './FigureList.tsx';
import { formatCents } from './format.ts';
import { PercentField } from './PercentField.tsx';
import { RateField } from './RateField.tsx';
import { paybackText, refinanceNote, refinanceOf, savingText } from './refinance-text.ts';
import { Section } from './Section.tsx';
import { TermField } from './TermField.tsx';
import { keptLimits, type RefinanceInputs } from './tool-inputs.ts';
import type { InputsProps } from './use-inputs.ts';
import { Workbench } from './Workbench.tsx';

/** Compares keeping today's loan with replacing it. */
export const RefinanceSection = memo(function RefinanceSection({
  inputs,
  change,
}: InputsProps<RefinanceInputs>) {
  const result = refinance(refinanceOf(inputs));
  const kept = inputs.yearsKept;
  return (
    <Section
      title="Should I refinance?"
      lead="A new loan pays off when it saves more than it costs before you sell the home or pay off the loan."
      screenOnly
    >
      <Workbench
        label="Refinancing"
        inputs={
          <>
            <AmountField
              id="refinance-balance"
              label="Current balance"
              hint="What you still owe."
              text={inputs.balance}
              onChange={(balance) => change({ balance })}
            />
            <PercentField
              id="refinance-rate"
              label="Current interest rate"
              hint="Yearly rate in percent."
              text={inputs.rate}
              onChange={(rate) => change({ rate })}
            />
            <TermField
              id="refinance-years-left"
              label="Years left"
              years={inputs.yearsLeft}
              limits={keptLimits}
              onChange={(yearsLeft) => change({ yearsLeft })}
            />
            <RateField
              id="refinance-new-rate"
              label="New interest rate"
              text={inputs.newRate}
              termYears={inputs.newTermYears}
              onChange={(newRate) => change({ newRate })}
            />
            <TermField
              id="refinance-new-term"
              label="New loan term"
              years={inputs.newTermYears}
              onChange={(newTermYears) => change({ newTermYears })}
            />
            <AmountField
              id="refinance-costs"
              label="Closing costs"
              hint="Lender fees, appraisal, title and recording."
              text={inputs.closingCosts}
              onChange={(closingCosts) => change({ closingCosts })}
            />
            <CheckboxField
              id="refinance-financed"
              label="Add the closing costs to the loan"
              checked={inputs.costsFinanced}
              onChange={(event) => change({ costsFinanced: event.target.checked })}
            />
            <TermField
              id="refinance-kept"
              label="Years you will stay"
              years={kept}
              limits={keptLimits}
              onChange={(yearsKept) => change({ yearsKept })}
            />
          </>
        }
        answer={
          <Answer
            title="Refinancing"
            label="Payback"
            figure={paybackText(result)}
            note={refinanceNote(result, inputs)}
          >
            <FigureList
              figures={[
                { label: 'Payment now', value: formatCents(result.currentPayment) },
                { label: 'New payment', value: formatCents(result.newPayment) },
                {
                  label: 'Over the years you stay',
                  value: savingText(result.overMonthsKept.saved),
                },
                { label: 'Over both whole terms', value: savingText(result.overWholeTerms.saved) },
              ]}
            />
          </Answer>
        }
      />
    </Section>
  );
});
