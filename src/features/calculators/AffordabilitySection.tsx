import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { QuoteStart } from '#src/domain/leads/quote.fields.ts';
import { affordability, type Household } from '#src/domain/loans/affordability.ts';
import { groupThousands } from '#src/lib/format.ts';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Answer, FigureList, QuoteLink, Workbench } from './Answer.tsx';
import styles from './Calculator.module.css';
import { formatCents, formatWhole } from './format-figures.ts';
import type { OpenCosts } from './home-loan-figures.ts';
import { bindFields, type InputsProps, readInputs } from './inputs.ts';
import { RateField, TermField, TypedField } from './NumberFields.tsx';
import { tidyAmount, tidyPercent } from './read-number.ts';
import { useFoldedAnswer } from './ToolSection.tsx';
import { type HouseholdInputs, householdTable, toolDefaults } from './tool-inputs.ts';
import { judgeAffordability } from './verdicts.ts';
import { findWholePrice, WholeCostSection, wholePriceLabel } from './WholeCostSection.tsx';

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
  const price = dollars === undefined ? undefined : formatWhole(dollars);
  const priceForQuote = writePrice(dollars);
  const verdict = judgeAffordability(result, whole);
  const folded = useFoldedAnswer(verdict);
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
          {...(price ? { large: [{ label: wholePriceLabel, figure: price, note }] } : { verdict })}
        >
          {missing && (
            <p>
              <span>{`With ${missing} more, your income would be the limit.`}</span>{' '}
              <Link to={downPaymentHelp}>Help with the down payment</Link>
            </p>
          )}
          <FigureList
            figures={[
              {
                label: '36% rule, without taxes and insurance',
                value: formatWhole(result.homePrice),
              },
              { label: '36% rule: maximum payment', value: formatCents(result.payment.total) },
              { label: '36% rule: loan amount', value: formatWhole(result.principal) },
              {
                label: '36% rule: down payment',
                value: formatWhole(Math.round(result.homePrice) - Math.round(result.principal)),
              },
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
        price
          ? { label: 'With taxes and insurance', value: price }
          : { label: '36% rule', value: formatWhole(result.homePrice) },
      ]}
    >
      <WholeCostSection inputs={inputs} change={change} whole={whole} />
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
