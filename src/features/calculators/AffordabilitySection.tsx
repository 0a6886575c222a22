import { memo } from 'react';
import {
  type Affordability,
  affordability,
  type Household,
} from '#src/domain/loans/affordability.ts';
import type { HousingCosts } from '#src/domain/loans/payment-breakdown.ts';
import { Answer, FigureList, Workbench } from './Answer.tsx';
import { formatCents, shownDifference } from './format-figures.ts';
import { AmountField, PercentField, RateField, TermField } from './NumberFields.tsx';
import { readAmount, readPercent } from './read-number.ts';
import { ToolSection } from './ToolSection.tsx';
import type { InputsProps } from './use-inputs.ts';
import { type ShareInputs, WholeCostSection } from './WholeCostSection.tsx';

interface HouseholdInputs extends ShareInputs {
  income: string;
  debts: string;
  rate: string;
  termYears: number;
  downPaymentPercent: string;
}

export const householdDefaults: HouseholdInputs = {
  income: '100,000',
  debts: '500',
  rate: '6.5',
  termYears: 30,
  downPaymentPercent: '20',
  sharePercent: 100,
};

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
  const household = readHousehold(inputs);
  const result = affordability(household);
  return (
    <ToolSection
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
    </ToolSection>
  );
});

/** Returns the household that its inputs describe. */
function readHousehold(inputs: HouseholdInputs): Household {
  return {
    annualIncome: readAmount(inputs.income).value,
    monthlyDebts: readAmount(inputs.debts).value,
    annualRatePercent: readPercent(inputs.rate).value,
    termMonths: inputs.termYears * 12,
    downPaymentPercent: readPercent(inputs.downPaymentPercent).value,
  };
}

/** Says why no home price follows from a household's numbers, in words. */
const notAffordableTexts: Record<Extract<Affordability, { reason: string }>['reason'], string> = {
  noIncome: 'Without an income there is nothing to base a home price on.',
  debtsTooHigh:
    'Your debts use up the full 36% of your income, so nothing is left for a home loan.',
  nothingBorrowed: 'With 100% down there is no loan, so your income does not limit the price.',
};
