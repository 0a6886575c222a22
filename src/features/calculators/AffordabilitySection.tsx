import { memo } from 'react';
import { affordability } from '#src/domain/loans/affordability.ts';
import type { HousingCosts } from '#src/domain/loans/payment-breakdown.ts';
import { AmountField } from './AmountField.tsx';
import { Answer } from './Answer.tsx';
import { FigureList } from './FigureList.tsx';
import { householdOf } from './figures.ts';
import { formatCents, shownDifference } from './format.ts';
import { PercentField } from './PercentField.tsx';
import { RateField } from './RateField.tsx';
import { notAffordableTexts } from './reasons.ts';
import { Section } from './Section.tsx';
import { TermField } from './TermField.tsx';
import type { HouseholdInputs } from './tool-inputs.ts';
import type { InputsProps } from './use-inputs.ts';
import { WholeCostSection } from './WholeCostSection.tsx';
import { Workbench } from './Workbench.tsx';

interface AffordabilitySectionProps extends InputsProps<HouseholdInputs> {
  /** Of the home in the calculator above. */
  costs: HousingCosts;
}

/** The home price that an income bears, by two rules. */
export const AffordabilitySection = memo(function AffordabilitySection({
  inputs,
  change,
  costs,
}: AffordabilitySectionProps) {
  const household = householdOf(inputs);
  const result = affordability(household);
  return (
    <Section
      title="How much home can I afford?"
      lead="A common rule: spend at most 36% of your monthly income on the home loan and other debts combined."
      screenOnly
    >
      <Workbench
        label="Household"
        inputs={
          <>
            <AmountField
              id="income"
              label="Yearly income"
              hint="Your income before taxes."
              text={inputs.income}
              onChange={(income) => change({ income })}
            />
            <AmountField
              id="debts"
              label="Monthly debts"
              hint="Car loans, student loans, credit cards."
              text={inputs.debts}
              onChange={(debts) => change({ debts })}
            />
            <RateField
              id="affordability-rate"
              termYears={inputs.termYears}
              text={inputs.rate}
              onChange={(rate) => change({ rate })}
            />
            <PercentField
              id="affordability-down-payment"
              label="Down payment"
              hint="Percent of the home price."
              text={inputs.downPaymentPercent}
              onChange={(downPaymentPercent) => change({ downPaymentPercent })}
            />
            <TermField
              id="affordability-term"
              years={inputs.termYears}
              onChange={(termYears) => change({ termYears })}
            />
          </>
        }
        answer={
          <Answer
            title="Affordability"
            label="Home price"
            figure={formatCents(result.homePrice)}
            note={
              result.kind === 'affordable'
                ? 'An estimate, not an approval. Taxes and insurance are extra.'
                : notAffordableTexts[result.reason]
            }
          >
            <FigureList
              figures={[
                { label: 'Maximum payment', value: formatCents(result.maxMonthlyPayment) },
                { label: 'Loan amount', value: formatCents(result.principal) },
                {
                  label: 'Down payment',
                  value: formatCents(shownDifference(result.homePrice, result.principal)),
                },
              ]}
            />
          </Answer>
        }
      >
        <WholeCostSection inputs={inputs} change={change} household={household} costs={costs} />
      </Workbench>
    </Section>
  );
});
