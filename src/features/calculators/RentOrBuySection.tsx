import { memo, useMemo } from 'react';
import { loanFacts } from '#src/domain/facts/loan-facts.ts';
import {
  type RentOrBuy,
  type RentOrBuyAssumptions,
  rentOrBuy,
} from '#src/domain/loans/rent-or-buy.ts';
import { usualYearsKept } from '#src/domain/loans/usual-ranges.ts';
import { Answer, AnswerBar, FigureList, Workbench } from './Answer.tsx';
import bench from './Calculator.module.css';
import { formatCents, formatYears, shownDifference } from './format-figures.ts';
import { doubtPrice } from './HomeLoanFields.tsx';
import { assumeInsurancePercent } from './home-loan-figures.ts';
import { AmountField, PercentField, TermField } from './NumberFields.tsx';
import { readAmount, readPercent } from './read-number.ts';
import { TodaysRateField } from './TodaysRateField.tsx';
import { ToolLead } from './ToolSection.tsx';
import styles from './Tools.module.css';
import { homeLoanDefaults, type RentOrBuyInputs } from './tool-inputs.ts';
import type { InputsProps } from './use-inputs.ts';

const aheadLabel = 'Buying is ahead';

/** Compares buying a home with renting one and saving the difference. */
export const RentOrBuySection = memo(function RentOrBuySection({
  inputs,
  change,
}: InputsProps<RentOrBuyInputs>) {
  const result = useMemo(() => rentOrBuy(readRentOrBuy(inputs)), [inputs]);
  const ahead = describeLead(result);
  const year = result.years[inputs.yearsKept - 1];
  return (
    <>
      <ToolLead>
        Say both spend the same each month, and whoever pays less saves the difference. The buyer
        sells at the end.
      </ToolLead>
      <Workbench
        label="Renting and buying"
        inputs={
          <>
            <div className={bench.pair}>
              <AmountField
                id="rent-monthly"
                label="Monthly rent"
                hint="For a similar home."
                text={inputs.monthlyRent}
                onChange={(monthlyRent) => change({ monthlyRent })}
              />
              <AmountField
                id="rent-home-price"
                label="Purchase price"
                hint="Like 400,000 or 400k."
                text={inputs.homePrice}
                doubt={doubtPrice}
                onChange={(homePrice) => change({ homePrice })}
              />
            </div>
            <div className={bench.pair}>
              <TodaysRateField
                id="rent-rate"
                text={inputs.rate}
                termYears={inputs.termYears}
                onChange={(rate) => change({ rate })}
              />
              <PercentField
                id="rent-down-payment"
                label="Down payment"
                hint="Percent of the home price."
                text={inputs.downPaymentPercent}
                onChange={(downPaymentPercent) => change({ downPaymentPercent })}
              />
            </div>
            <TermField
              id="rent-term"
              years={inputs.termYears}
              onChange={(termYears) => change({ termYears })}
            />
            <TermField
              id="rent-kept"
              label="Years you will stay"
              years={inputs.yearsKept}
              limits={usualYearsKept}
              onChange={(yearsKept) => change({ yearsKept })}
            />
            <RentOrBuyAssumptionFields inputs={inputs} change={change} />
          </>
        }
        answer={
          <Answer
            title="Rent or buy"
            label={aheadLabel}
            figure={ahead}
            note={describeWealth(result, inputs.yearsKept)}
          >
            <FigureList
              figures={[
                { label: 'Cash needed to buy', value: formatCents(result.cashAtStart) },
                { label: 'Buyer’s net worth', value: formatCents(year?.buyerWealth ?? 0) },
                { label: 'Renter’s net worth', value: formatCents(year?.renterWealth ?? 0) },
              ]}
            />
          </Answer>
        }
      />
      <AnswerBar figures={[{ label: aheadLabel, value: ahead }]} />
    </>
  );
});

const fields = [
  { key: 'rentGrowth', label: 'Rent growth', hint: 'Percent per year.', unit: 'percent' },
  { key: 'homeGrowth', label: 'Home value growth', hint: 'Percent per year.', unit: 'percent' },
  { key: 'propertyTax', label: 'Property tax', hint: 'Percent of the value.', unit: 'percent' },
  { key: 'upkeep', label: 'Upkeep', hint: 'Percent of the value.', unit: 'percent' },
  { key: 'homeInsurance', label: 'Home insurance', hint: 'Per year.', unit: 'amount' },
  { key: 'hoa', label: 'HOA dues', hint: 'Per month.', unit: 'amount' },
  { key: 'costGrowth', label: 'Cost growth', hint: 'Percent per year.', unit: 'percent' },
  { key: 'buyingCosts', label: 'Closing costs', hint: 'Percent of the price.', unit: 'percent' },
  {
    key: 'sellingCosts',
    label: 'Costs of selling',
    hint: 'Percent of the value.',
    unit: 'percent',
  },
  { key: 'savingsReturn', label: 'Return on savings', hint: 'Percent per year.', unit: 'percent' },
] as const satisfies {
  key: keyof RentOrBuyInputs;
  label: string;
  hint: string;
  unit: 'percent' | 'amount';
}[];

/** What the comparison assumes about the years to come, each to be changed. */
function RentOrBuyAssumptionFields({ inputs, change }: InputsProps<RentOrBuyInputs>) {
  return (
    <details className={styles.assumptions}>
      <summary className={styles.summary}>What this assumes</summary>
      <p className={styles.assumptionsLead}>
        Nobody knows these for years ahead. Change them to see how much they matter. Income taxes
        are left out, and below 20% down an assumed premium for mortgage insurance is counted.
      </p>
      <div className={bench.pair}>
        {fields.map(({ key, unit, ...texts }) => {
          const Field = unit === 'amount' ? AmountField : PercentField;
          return (
            <Field
              key={key}
              id={`rent-${key}`}
              {...texts}
              text={inputs[key]}
              onChange={(text) => change({ [key]: text })}
            />
          );
        })}
      </div>
    </details>
  );
}

const { insuranceRequestPercent, insuranceEndPercent } = loanFacts.conventional;

/** Returns the assumptions that the inputs describe, for as many years as the slider offers. */
export function readRentOrBuy(inputs: RentOrBuyInputs): RentOrBuyAssumptions {
  const percent = (text: string) => readPercent(text).value;
  const amount = (text: string) => readAmount(text).value;
  const homePrice = amount(inputs.homePrice);
  const downPaymentPercent = percent(inputs.downPaymentPercent);
  return {
    monthlyRent: amount(inputs.monthlyRent),
    rentGrowthPercent: percent(inputs.rentGrowth),
    homePrice,
    homeGrowthPercent: percent(inputs.homeGrowth),
    downPayment: (homePrice * downPaymentPercent) / 100,
    annualRatePercent: percent(inputs.rate),
    termMonths: inputs.termYears * 12,
    mortgageInsurance: {
      annualPremiumPercent: assumeInsurancePercent(
        homeLoanDefaults.score,
        100 - downPaymentPercent,
      ),
      requestPercent: insuranceRequestPercent,
      endPercent: insuranceEndPercent,
    },
    propertyTaxPercent: percent(inputs.propertyTax),
    upkeepPercent: percent(inputs.upkeep),
    annualHomeInsurance: amount(inputs.homeInsurance),
    monthlyHoa: amount(inputs.hoa),
    costGrowthPercent: percent(inputs.costGrowth),
    buyingCostsPercent: percent(inputs.buyingCosts),
    sellingCostsPercent: percent(inputs.sellingCosts),
    returnPercent: percent(inputs.savingsReturn),
    years: usualYearsKept.max,
  };
}

/** Returns from when on buying is ahead. */
function describeLead({ firstYearAhead }: RentOrBuy): string {
  return firstYearAhead === undefined ? 'Not in 30 years' : `After ${formatYears(firstYearAhead)}`;
}

/** Returns who has more after the years that the home is kept, and by how much. */
export function describeWealth({ years }: RentOrBuy, yearsKept: number): string {
  const year = years[yearsKept - 1];
  if (!year) return '';
  const lead = shownDifference(year.buyerWealth, year.renterWealth);
  const when = `After ${formatYears(yearsKept)}`;
  if (lead === 0) return `${when}, a buyer who sells and a renter who saved have the same.`;
  return lead > 0
    ? `${when}, a buyer who sells has ${formatCents(lead)} more than a renter who saved the difference.`
    : `${when}, a renter who saved the difference has ${formatCents(-lead)} more than a buyer who sells.`;
}
