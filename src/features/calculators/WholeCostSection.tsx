import { calculatorFacts } from '#src/domain/facts/calculator-facts.ts';
import { assumeInsurancePercent } from '#src/domain/facts/home-loan.ts';
import { loanFacts } from '#src/domain/facts/loan-facts.ts';
import {
  type Affordability,
  type Household,
  type HousingPlan,
  housingAffordability,
  lowerPrice,
} from '#src/domain/loans/affordability.ts';
import { boundedSharePercent } from '#src/domain/loans/loan.ts';
import { useEarlyInput } from '#src/lib/use-hydrated.ts';
import { RangeField } from '#src/ui/RangeField.tsx';
import { FigureList } from './Answer.tsx';
import { formatCents, formatWhole, formatYears } from './format-figures.ts';
import type { OpenCosts } from './home-loan-figures.ts';
import type { InputsProps } from './inputs.ts';
import { numberText, readAmount } from './read-number.ts';
import styles from './Tools.module.css';
import {
  type HouseholdInputs,
  homeLoanDefaults,
  shareLimits,
  toolDefaults,
} from './tool-inputs.ts';

const { housingPercent, debtPercent } = calculatorFacts.twoRatios;

export const wholePriceLabel = 'Home price with taxes and insurance';

/** Percent of the price, as renting and buying are compared with. */
const closingPercent = Number(toolDefaults.rentOrBuy.buyingCosts);

/**
 * Returns the home price by the 28/36 rule, with everything that a home costs a month, or that which the savings
 * buy, whichever is lower.
 */
export function findWholePrice(
  household: Household,
  { sharePercent, savings }: Pick<HouseholdInputs, 'sharePercent' | 'savings'>,
  costs: OpenCosts,
) {
  const plan = planHousing(household, sharePercent, costs);
  const byIncome = housingAffordability(plan);
  const { annualRatePercent, termMonths, downPaymentPercent } = household;
  const neededPercent = boundedSharePercent(downPaymentPercent) + closingPercent;
  const money = savings.trim() ? readAmount(savings).value : undefined;
  const byMoney = money === undefined ? byIncome.homePrice : (money / neededPercent) * 100;
  const isShort = byMoney < byIncome.homePrice;
  const result = isShort ? lowerPrice(byIncome, byMoney, plan) : byIncome;
  const price = Math.round(result.homePrice);
  const cash = Math.round((price * neededPercent) / 100);
  const says = isShort ? 'The money you have limits it.' : describeLimit(byIncome);
  const assumed = costs.defaults.join(' and ');
  const terms = `It’s with ${numberText(downPaymentPercent)}% down, at ${numberText(annualRatePercent)}% over ${formatYears(termMonths / 12)}. You need about ${formatWhole(cash)} in cash: ${formatWhole(price - Math.round(result.principal))} down and ${closingPercent}% closing costs.`;
  return {
    result,
    cash,
    /** Undefined if the rule sets none. */
    dollars: result.reason ? undefined : price,
    /** What limits the price, or why there is none. */
    says,
    /** The dollars that the savings lack for what the income bears, as they are shown; undefined if none. */
    missing: isShort
      ? formatWhole((byIncome.homePrice * neededPercent) / 100 - (money ?? 0))
      : undefined,
    /** The same with what the price assumes, and what it counts that nobody entered. */
    note: `${says} ${terms}${assumed ? ` It counts our default ${assumed} until you enter yours above.` : ''}`,
  };
}

export type WholePrice = ReturnType<typeof findWholePrice>;

interface WholeCostSectionProps extends InputsProps<Pick<HouseholdInputs, 'sharePercent'>> {
  whole: WholePrice;
}

/** How the price with everything that a home costs comes about, and a slider to spend less. */
export function WholeCostSection({ inputs, change, whole }: WholeCostSectionProps) {
  const { result, dollars, says } = whole;
  const { total, principalAndInterest, mortgageInsurance } = result.payment;
  const share = useEarlyInput(String(inputs.sharePercent), ({ valueAsNumber }) =>
    change({ sharePercent: valueAsNumber }),
  );
  return (
    <section aria-labelledby="whole-cost" className={styles.wholeCost}>
      <h4 id="whole-cost">With taxes, insurance and mortgage insurance</h4>
      <p className={styles.lead}>
        The {housingPercent}/{debtPercent} rule: at most {housingPercent}% of your monthly income
        for housing, and at most {debtPercent}% for housing and other debts. Taxes, insurance and
        dues are the ones above.
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
      {dollars === undefined && <p className={styles.says}>{says}</p>}
      {dollars !== undefined && (
        <FigureList
          figures={[
            { label: 'Whole monthly payment', value: formatCents(total) },
            { label: 'Principal and interest', value: formatCents(principalAndInterest) },
            {
              label: 'Mortgage insurance',
              value: mortgageInsurance > 0 && formatCents(mortgageInsurance),
            },
            { label: 'Loan amount', value: formatWhole(result.principal) },
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
