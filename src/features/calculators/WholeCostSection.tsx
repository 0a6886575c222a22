import { calculatorFacts } from '#src/domain/facts/calculator-facts.ts';
import { assumeInsurancePercent } from '#src/domain/facts/home-loan.ts';
import { loanFacts } from '#src/domain/facts/loan-facts.ts';
import {
  type Affordability,
  type Household,
  type HousingPlan,
  housingAffordability,
} from '#src/domain/loans/affordability.ts';
import { useEarlyInput } from '#src/lib/use-hydrated.ts';
import { RangeField } from '#src/ui/RangeField.tsx';
import { FigureList } from './Answer.tsx';
import { formatCents } from './format-figures.ts';
import type { OpenCosts } from './home-loan-figures.ts';
import type { InputsProps } from './inputs.ts';
import styles from './Tools.module.css';
import { type HouseholdInputs, homeLoanDefaults, shareLimits } from './tool-inputs.ts';

const { housingPercent, debtPercent } = calculatorFacts.twoRatios;

export const wholePriceLabel = 'Home price with taxes and insurance';

/** Returns the home price by the 28/36 rule, with everything that a home costs a month. */
export function findWholePrice(household: Household, sharePercent: number, costs: OpenCosts) {
  const result = housingAffordability(planHousing(household, sharePercent, costs));
  const says = describeLimit(result);
  const assumed = costs.defaults.join(' and ');
  return {
    result,
    /** Undefined if the rule sets none. */
    dollars: result.reason ? undefined : result.homePrice,
    /** As it is shown; undefined if the rule sets none. */
    price: result.reason ? undefined : formatCents(result.homePrice),
    /** What limits the price, or why there is none. */
    says,
    /** The same with what the price counts that nobody entered. */
    note: assumed ? `${says} It counts our default ${assumed} until you enter yours above.` : says,
  };
}

interface WholeCostSectionProps extends InputsProps<Pick<HouseholdInputs, 'sharePercent'>> {
  whole: ReturnType<typeof findWholePrice>;
}

/** How the price with everything that a home costs comes about, and a slider to spend less. */
export function WholeCostSection({ inputs, change, whole }: WholeCostSectionProps) {
  const { result, price, says } = whole;
  const { total, principalAndInterest, mortgageInsurance } = result.payment;
  const share = useEarlyInput(String(inputs.sharePercent), ({ valueAsNumber }) =>
    change({ sharePercent: valueAsNumber }),
  );
  return (
    <section aria-labelledby="whole-cost" className={styles.wholeCost}>
      <h4 id="whole-cost">With taxes, insurance and mortgage insurance</h4>
      <p className={styles.lead}>
        The {housingPercent}/{debtPercent} rule: at most {housingPercent}% of your monthly income
        for housing, and at most {debtPercent}% for housing and other debts. Taxes, home insurance
        and HOA dues are the ones above; percentages are of this price.
      </p>
      <RangeField
        ref={share}
        id="affordability-share"
        label="Share of your limit to use"
        {...shareLimits}
        value={inputs.sharePercent}
        valueText={`${inputs.sharePercent}%`}
        endText={formatShare}
        onChange={(event) => change({ sharePercent: event.target.valueAsNumber })}
      />
      {!price && <p className={styles.says}>{says}</p>}
      {price && (
        <FigureList
          figures={[
            { label: 'Whole monthly payment', value: formatCents(total) },
            { label: 'Principal and interest', value: formatCents(principalAndInterest) },
            {
              label: 'Mortgage insurance',
              value: mortgageInsurance > 0 && formatCents(mortgageInsurance),
            },
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
function planHousing(household: Household, sharePercent: number, costs: OpenCosts): HousingPlan {
  return {
    ...household,
    costs,
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
function describeLimit({ reason, binds }: Affordability): string {
  switch (reason) {
    case undefined:
      return binds === 'housing'
        ? `You reach the ${housingPercent}% housing limit first.`
        : `You reach the ${debtPercent}% limit for housing and debts first.`;
    case 'noIncome':
      return 'This rule needs your income too.';
    case 'debtsTooHigh':
      return 'By this rule, too, your debts leave nothing for housing.';
    case 'costsTooHigh':
      return 'Taxes, insurance and dues use up what the rule leaves for housing.';
    case 'nothingBorrowed':
      return 'With no loan, this rule sets no price either.';
  }
}
