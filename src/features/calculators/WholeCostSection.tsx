import { useMemo } from 'react';
import type { Household } from '#src/domain/loans/affordability.ts';
import {
  type HousingAffordability,
  type HousingPlan,
  housingAffordability,
} from '#src/domain/loans/housing-affordability.ts';
import type { HousingCosts } from '#src/domain/loans/payment-breakdown.ts';
import { calculatorFacts } from '#src/lib/calculator-facts.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';
import { useEarlyInput } from '#src/lib/use-hydrated.ts';
import { RangeField } from '#src/ui/RangeField.tsx';
import { Announcement, FigureList } from './Answer.tsx';
import { formatCents, measureFigure } from './format-figures.ts';
import { assumeInsurancePercent } from './home-loan-figures.ts';
import { homeLoanDefaults } from './inputs.ts';
import styles from './Tools.module.css';
import type { InputsProps } from './use-inputs.ts';

const { housingPercent, debtPercent } = calculatorFacts.twoRatios;

const priceLabel = 'Home price, all costs counted';

export interface ShareInputs {
  /** Percent of what the 28/36 rule allows that is to be spent. */
  sharePercent: number;
}

/** A slider's ends for the share of the 28/36 rule's budget, in percent. */
const shareLimits = { min: 60, max: 100 } as const;

interface WholeCostSectionProps extends InputsProps<ShareInputs> {
  household: Household;
  costs: HousingCosts;
}

/** The home price by the 28/36 rule, with everything that a home costs a month. */
export function WholeCostSection({ inputs, change, household, costs }: WholeCostSectionProps) {
  const result = housingAffordability(planHousing(household, inputs.sharePercent, costs));
  const share = useEarlyInput(String(inputs.sharePercent), ({ valueAsNumber }) =>
    change({ sharePercent: valueAsNumber }),
  );
  const says = describeLimit(result);
  const price = result.kind === 'affordable' ? formatCents(result.homePrice) : undefined;
  // Announced when the share changes; of a change to the household, the answer above is announced.
  // biome-ignore lint/correctness/useExhaustiveDependencies: The rest changes with the household.
  const announcement = useMemo(
    () => [price && `${priceLabel}: ${price}.`, says].filter(Boolean).join(' '),
    [inputs.sharePercent],
  );
  return (
    <section aria-labelledby="whole-cost" className={styles.wholeCost}>
      <h4 id="whole-cost">With taxes, insurance and mortgage insurance</h4>
      <p className={styles.lead}>
        The {housingPercent}/{debtPercent} rule: at most {housingPercent}% of your monthly income
        for housing, and at most {debtPercent}% for housing and other debts. Taxes, home insurance
        and HOA dues are those that you entered above.
      </p>
      <RangeField
        ref={share}
        id="affordability-share"
        label="How much of it to spend"
        {...shareLimits}
        step={5}
        value={inputs.sharePercent}
        valueText={`${inputs.sharePercent}%`}
        endText={formatShare}
        onChange={(event) => change({ sharePercent: event.target.valueAsNumber })}
      />
      {price && (
        <div className={styles.price}>
          <p>{priceLabel}</p>
          <p className={styles.figure} data-length={measureFigure(price)}>
            {price}
          </p>
        </div>
      )}
      <p className={styles.says}>{says}</p>
      <Announcement text={announcement} />
      {result.kind === 'affordable' && (
        <FigureList
          figures={[
            { label: 'Whole monthly payment', value: formatCents(result.payment.total) },
            {
              label: 'Principal and interest',
              value: formatCents(result.payment.principalAndInterest),
            },
            ...(result.payment.mortgageInsurance > 0
              ? [
                  {
                    label: 'Mortgage insurance',
                    value: formatCents(result.payment.mortgageInsurance),
                  },
                ]
              : []),
            { label: 'Loan amount', value: formatCents(result.principal) },
          ]}
        />
      )}
    </section>
  );
}

function formatShare(percent: number): string {
  if (percent === shareLimits.max) return `${percent}%, the limit`;
  return percent === shareLimits.min ? `${percent}%, cautious` : `${percent}%`;
}

/** Returns what the 28/36 rule is asked of: a household, and the costs of a home beside its loan. */
function planHousing(household: Household, sharePercent: number, costs: HousingCosts): HousingPlan {
  const { annualIncome, monthlyDebts, annualRatePercent, termMonths } = household;
  return {
    annualIncome,
    monthlyDebts,
    annualRatePercent,
    termMonths,
    downPayment: { kind: 'percentOfPrice', percent: household.downPaymentPercent },
    propertyTax: { kind: 'amount', dollars: costs.annualPropertyTax },
    homeInsurance: { kind: 'amount', dollars: costs.annualHomeInsurance },
    monthlyHoa: costs.monthlyHoa,
    mortgageInsurance: {
      annualPremiumPercent: assumeInsurancePercent(
        homeLoanDefaults.score,
        100 - household.downPaymentPercent,
      ),
      requiredAbovePercent: loanFacts.conventional.insuranceRequestPercent,
    },
    limits: { housingPercent, debtPercent },
    sharePercent,
  };
}

/** Returns which of the two limits decides the price, or why there is none. */
function describeLimit(result: HousingAffordability): string {
  if (result.kind === 'affordable') {
    return result.binds === 'housing'
      ? `The ${housingPercent}% limit for housing decides.`
      : `The ${debtPercent}% limit for housing and debts decides.`;
  }
  switch (result.reason) {
    case 'noIncome':
      return 'This rule needs an income as well.';
    case 'debtsTooHigh':
      return 'By this rule, too, your debts leave nothing for housing.';
    case 'costsTooHigh':
      return 'Taxes, insurance and dues use up what the rule leaves for housing.';
    case 'nothingBorrowed':
      return 'Without a loan, this rule sets no price either.';
  }
}
