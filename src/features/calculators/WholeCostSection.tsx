import { useMemo } from 'react';
import type { Household } from '#src/domain/loans/affordability.ts';
import { housingAffordability } from '#src/domain/loans/housing-affordability.ts';
import type { HousingCosts } from '#src/domain/loans/payment-breakdown.ts';
import { calculatorFacts } from '#src/lib/calculator-facts.ts';
import { useEarlyInput } from '#src/lib/use-hydrated.ts';
import { RangeField } from '#src/ui/RangeField.tsx';
import { FigureList } from './FigureList.tsx';
import { figureLength } from './figure-length.ts';
import { formatCents } from './format.ts';
import { type HouseholdInputs, shareLimits } from './tool-inputs.ts';
import type { InputsProps } from './use-inputs.ts';
import { useSettled } from './use-settled.ts';
import styles from './WholeCostSection.module.css';
import { housingPlanOf, wholeCostText } from './whole-cost.ts';

const { housingPercent, debtPercent } = calculatorFacts.twoRatios;

const priceLabel = 'Home price, all costs counted';

interface WholeCostSectionProps extends InputsProps<HouseholdInputs> {
  household: Household;
  costs: HousingCosts;
}

/** The home price by the 28/36 rule, with everything that a home costs a month. */
export function WholeCostSection({ inputs, change, household, costs }: WholeCostSectionProps) {
  const result = housingAffordability(housingPlanOf(household, inputs.sharePercent, costs));
  const share = useEarlyInput(String(inputs.sharePercent), ({ valueAsNumber }) =>
    change({ sharePercent: valueAsNumber }),
  );
  const says = wholeCostText(result);
  const price = result.kind === 'affordable' ? formatCents(result.homePrice) : undefined;
  // Announced when the share changes; of a change to the household, the answer above is announced.
  // biome-ignore lint/correctness/useExhaustiveDependencies: The rest changes with the household.
  const announcement = useMemo(
    () => [price && `${priceLabel}: ${price}.`, says].filter(Boolean).join(' '),
    [inputs.sharePercent],
  );
  return (
    <section aria-labelledby="whole-cost" className={styles.section}>
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
        endText={shareText}
        onChange={(event) => change({ sharePercent: event.target.valueAsNumber })}
      />
      {price && (
        <div className={styles.price}>
          <p>{priceLabel}</p>
          <p className={styles.figure} data-length={figureLength(price)}>
            {price}
          </p>
        </div>
      )}
      <p className={styles.says}>{says}</p>
      <p role="status" className="visually-hidden">
        {useSettled(announcement)}
      </p>
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

function shareText(percent: number): string {
  if (percent === shareLimits.max) return `${percent}%, the limit`;
  return percent === shareLimits.min ? `${percent}%, cautious` : `${percent}%`;
}
