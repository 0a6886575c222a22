import { memo } from 'react';
import type { QuoteStart } from '#src/domain/leads/quote.fields.ts';
import { affordability, type Household } from '#src/domain/loans/affordability.ts';
import type { HousingCosts } from '#src/domain/loans/payment-breakdown.ts';
import { Answer, FigureList, QuoteLink, Workbench } from './Answer.tsx';
import styles from './Calculator.module.css';
import { formatCents, shownDifference } from './format-figures.ts';
import { AmountField, PercentField, TermField } from './NumberFields.tsx';
import { readAmount, readPercent, tidyAmount, tidyPercent } from './read-number.ts';
import { TodaysRateField } from './TodaysRateField.tsx';
import { ToolLead } from './ToolSection.tsx';
import { type HouseholdInputs, householdDefaults } from './tool-inputs.ts';
import type { InputsProps } from './use-inputs.ts';
import { judgeAffordability } from './verdicts.ts';
import { findWholePrice, WholeCostSection, wholePriceLabel } from './WholeCostSection.tsx';

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
  const homePrice = formatCents(result.homePrice);
  const whole = findWholePrice(household, inputs.sharePercent, costs);
  return (
    <>
      <ToolLead>
        A common rule: spend at most 36% of your monthly income on the home loan and other debts
        combined.
      </ToolLead>
      <Workbench
        label="Household"
        inputs={
          <>
            <div className={styles.pair}>
              <AmountField
                id="income"
                kind="income"
                label="Yearly income"
                hint="Your income before taxes."
                text={inputs.income}
                onChange={(income) => change({ income })}
              />
              <AmountField
                id="debts"
                kind="debts"
                label="Monthly debts"
                hint="Car loans, student loans, cards."
                text={inputs.debts}
                onChange={(debts) => change({ debts })}
              />
            </div>
            <div className={styles.pair}>
              <TodaysRateField
                id="affordability-rate"
                termYears={inputs.termYears}
                text={inputs.rate}
                onChange={(rate) => change({ rate })}
              />
              <PercentField
                id="affordability-down-payment"
                kind="downPaymentPercent"
                label="Down payment"
                hint="Percent of the home price."
                text={inputs.downPaymentPercent}
                onChange={(downPaymentPercent) => change({ downPaymentPercent })}
              />
            </div>
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
            verdict={judgeAffordability(result, whole.dollars ?? whole.says)}
            large={[
              ...(whole.price
                ? [{ label: wholePriceLabel, figure: whole.price, note: whole.says }]
                : []),
              {
                label: 'Home price',
                figure: homePrice,
                note: 'Loan payment only. An estimate, not an approval.',
              },
            ]}
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
            <QuoteLink start={startQuote(inputs, whole.dollars)}>
              Ask about a home like this
            </QuoteLink>
          </Answer>
        }
        bar={[
          ...(whole.price ? [{ label: 'With taxes and insurance', value: whole.price }] : []),
          { label: 'Home price', value: homePrice },
        ]}
      >
        <WholeCostSection inputs={inputs} change={change} whole={whole} />
      </Workbench>
    </>
  );
});

/** Returns the household that its inputs describe. */
export function readHousehold(inputs: HouseholdInputs): Household {
  return {
    annualIncome: readAmount(inputs.income, 'income').value,
    monthlyDebts: readAmount(inputs.debts, 'debts').value,
    annualRatePercent: readPercent(inputs.rate, 'rate').value,
    termMonths: inputs.termYears * 12,
    downPaymentPercent: readPercent(inputs.downPaymentPercent, 'downPaymentPercent').value,
  };
}

/** Returns what the quote form takes over: an income that was entered, and the home that it bears. */
function startQuote(inputs: HouseholdInputs, homePrice: number | undefined): QuoteStart {
  if (inputs.income === householdDefaults.income) return {};
  return {
    income: tidyAmount(inputs.income),
    ...(homePrice && {
      homePrice: tidyAmount(String(Math.floor(homePrice / 1_000) * 1_000)),
      downPayment: `${tidyPercent(inputs.downPaymentPercent)}%`,
    }),
  };
}
