import { memo } from 'react';
import { Link } from 'react-router-dom';
import {
  Answer,
  FigureList,
  QuoteLink,
  Workbench,
} from '#src/features/calculators/answer/Answer.tsx';
import styles from '#src/features/calculators/inputs/Calculator.module.css';
import type { OpenCosts } from '#src/features/calculators/inputs/home-loan-figures.ts';
import {
  bindFields,
  type InputsProps,
  readInputs,
} from '#src/features/calculators/inputs/inputs.ts';
import {
  RateField,
  TermField,
  TypedField,
} from '#src/features/calculators/inputs/NumberFields.tsx';
import {
  numberText,
  readAmount,
  tidyAmount,
  tidyPercent,
} from '#src/features/calculators/inputs/read-number.ts';
import {
  type HouseholdInputs,
  homeLoanDefaults,
  householdTable,
  shareLimits,
  toolDefaults,
} from '#src/features/calculators/inputs/tool-inputs.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { groupThousands } from '#src/lib/format/format.ts';
import { calculatorFacts } from '#src/model/facts/calculator-facts.ts';
import { assumeInsurancePercent } from '#src/model/facts/home-loan.ts';
import { loanFacts } from '#src/model/facts/loan-facts.ts';
import type { QuoteStart } from '#src/model/lead-forms/quote.fields.ts';
import {
  type Affordability,
  affordability,
  type Household,
  housingAffordability,
} from '#src/model/loans/affordability.ts';
import { formatCents, formatWhole, formatYears } from '#src/model/loans/format-figures.ts';
import { boundedSharePercent } from '#src/model/loans/loan.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import { judgeAffordability } from './sentences.ts';
import { useFoldedAnswer } from './ToolSection.tsx';
import tools from './Tools.module.css';

/** The answer about down payments, which leads to what helps with one. */
const downPaymentHelp = `${paths.faq}#down-payment`;

interface AffordabilitySectionProps extends InputsProps<HouseholdInputs> {
  /** As they are typed in the calculator above. */
  costs: OpenCosts;
  /** The query of the quote form's step for which the price is; undefined unless the visitor came from there. */
  quoteStep: string | undefined;
}

/** The home price that an income bears, by two rules. */
export const AffordabilitySection = memo(function AffordabilitySection({
  inputs,
  change,
  costs,
  quoteStep,
}: AffordabilitySectionProps) {
  const field = bindFields('household', householdTable, { inputs, change });
  const household = readHousehold(inputs);
  const result = affordability(household);
  const whole = findWholePrice(household, inputs, costs);
  const { dollars, note, missing } = whole;
  const { total, principalAndInterest, mortgageInsurance } = whole.result.payment;
  const price = dollars === undefined ? undefined : formatWhole(dollars);
  const priceForQuote = writePrice(dollars);
  const sentence = judgeAffordability(result, whole);
  const folded = useFoldedAnswer(sentence);
  if (folded) return folded;
  return (
    <Workbench
      label="Household"
      inputs={
        <>
          <div className={styles.pair}>
            <TypedField {...field('income')} />
            <TypedField {...field('debts')} />
          </div>
          <div className={styles.pair}>
            <RateField {...field('rate')} termYears={inputs.termYears} />
            <TypedField {...field('downPaymentPercent')} />
          </div>
          <div className={classNames(styles.pair, styles.roomy)}>
            <TypedField {...field('savings')} mayBeEmpty />
            <TermField {...field('termYears')} />
          </div>
        </>
      }
      answer={
        <Answer
          title="Affordability"
          {...(price ? { large: [{ label: wholePriceLabel, figure: price, note }] } : { sentence })}
        >
          {missing && (
            <p>
              <span>
                {`With ${missing} more, your income would be the limit.${household.downPaymentPercent > loanFacts.conventional.downPaymentPercent ? ' A smaller down payment buys more with the same money.' : ''}`}
              </span>{' '}
              <Link to={downPaymentHelp}>Help with the down payment</Link>
            </p>
          )}
          {price && (
            <FigureList
              figures={[
                ['Monthly payment', formatCents(total)],
                ['Principal and interest', formatCents(principalAndInterest)],
                ['Mortgage insurance', mortgageInsurance > 0 && formatCents(mortgageInsurance)],
                ['Loan amount', formatWhole(whole.result.principal)],
              ]}
            />
          )}
          <h4 className={tools.rule}>By the 36% rule, without taxes and insurance</h4>
          <FigureList
            figures={[
              ['Home price', formatWhole(result.homePrice)],
              ['Maximum payment', formatCents(result.payment.total)],
              ['Loan amount', formatWhole(result.principal)],
              [
                'Down payment',
                formatWhole(Math.round(result.homePrice) - Math.round(result.principal)),
              ],
            ]}
          />
          {quoteStep !== undefined ? (
            priceForQuote && (
              <ButtonLink
                to={paths.quote + quoteStep}
                state={{ homePrice: priceForQuote } satisfies QuoteStart}
                className="screen-only"
              >
                {`Use $${priceForQuote} as my home price`}
              </ButtonLink>
            )
          ) : (
            <QuoteLink start={startQuote(inputs, priceForQuote)} />
          )}
        </Answer>
      }
      bar={[
        price ? ['With taxes and insurance', price] : ['36% rule', formatWhole(result.homePrice)],
        ['Monthly payment', price !== undefined && formatCents(total)],
      ]}
    >
      <WholeCost inputs={inputs} change={change} whole={whole} />
    </Workbench>
  );
});

/** Returns a price as the quote form takes it over, in whole thousands of dollars; undefined if there is none. */
function writePrice(price = 0): string | undefined {
  return price < 1_000 ? undefined : groupThousands(Math.floor(price / 1_000) * 1_000);
}

/** Returns the household that its inputs describe. */
export function readHousehold(inputs: HouseholdInputs): Household {
  const { income, debts, rate, downPaymentPercent } = readInputs(householdTable, inputs);
  return {
    annualIncome: income,
    monthlyDebts: debts,
    annualRatePercent: rate,
    termMonths: inputs.termYears * 12,
    downPaymentPercent,
  };
}

/** Returns what the quote form takes over: an income that was entered, and the home that it bears. */
function startQuote(inputs: HouseholdInputs, homePrice: string | undefined): QuoteStart {
  if (inputs.income === toolDefaults.household.income) return {};
  return {
    income: tidyAmount(inputs.income),
    ...(homePrice && {
      homePrice,
      downPayment: `${tidyPercent(inputs.downPaymentPercent)}%`,
    }),
  };
}

const { housingPercent, debtPercent } = calculatorFacts.twoRatios;

const wholePriceLabel = 'Home price with taxes and insurance';

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
  const loanPercent = 100 - household.downPaymentPercent;
  const plan = {
    ...household,
    costs,
    mortgageInsurance: {
      annualPremiumPercent: assumeInsurancePercent(homeLoanDefaults.score, loanPercent),
      requiredAbovePercent: loanFacts.conventional.insuranceRequestPercent,
    },
    limits: { housingPercent, debtPercent },
    sharePercent,
  };
  const byIncome = housingAffordability(plan);
  const { annualRatePercent, termMonths, downPaymentPercent } = household;
  const neededPercent = boundedSharePercent(downPaymentPercent) + closingPercent;
  const money = savings.trim() ? readAmount(savings).value : undefined;
  const byMoney = money === undefined ? byIncome.homePrice : (money / neededPercent) * 100;
  const isShort = byMoney < byIncome.homePrice;
  const result = isShort ? housingAffordability({ ...plan, homePriceTo: byMoney }) : byIncome;
  const price = Math.round(result.homePrice);
  const cash = Math.round((price * neededPercent) / 100);
  const says = isShort
    ? 'The money you have limits it.'
    : limitTexts[byIncome.reason ?? byIncome.binds];
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

type WholeCostProps = InputsProps<HouseholdInputs> & { whole: ReturnType<typeof findWholePrice> };

/** How the price with everything that a home costs comes about, and a slider to spend less. */
function WholeCost({ whole: { dollars, says }, ...props }: WholeCostProps) {
  const share = bindFields('household', householdTable, props)('sharePercent');
  return (
    <section aria-labelledby="whole-cost" className={tools.wholeCost}>
      <h4 id="whole-cost">With taxes, insurance and mortgage insurance</h4>
      <p className={tools.lead}>
        The {housingPercent}/{debtPercent} rule: at most {housingPercent}% of your monthly income
        for housing, and at most {debtPercent}% for housing and other debts. Taxes, insurance and
        dues are the ones above.
      </p>
      <TermField {...share} format={(percent) => `${percent}%`} endText={formatShare} />
      {dollars === undefined && <p className={tools.says}>{says}</p>}
    </section>
  );
}

function formatShare(percent: number): string {
  if (percent === shareLimits.max) return `${percent}%, the limit`;
  return percent === shareLimits.min ? `${percent}%, cautious` : `${percent}%`;
}

const limitTexts: Record<NonNullable<Affordability['reason']> | Affordability['binds'], string> = {
  housing: `You reach the ${housingPercent}% housing limit first.`,
  debt: `You reach the ${debtPercent}% limit for housing and debts first.`,
  noIncome: 'This rule needs your income too.',
  debtsTooHigh: 'By this rule, too, your debts leave nothing for housing.',
  costsTooHigh: 'Taxes, insurance and dues use up what the rule leaves for housing.',
  nothingBorrowed: 'With no loan, this rule sets no price either.',
};
