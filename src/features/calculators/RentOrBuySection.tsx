import { memo, useMemo } from 'react';
import { assumeInsurancePercent } from '#src/domain/facts/home-loan.ts';
import { loanFacts } from '#src/domain/facts/loan-facts.ts';
import type { QuoteStart } from '#src/domain/leads/quote.fields.ts';
import {
  type NumberKind,
  type PercentKind,
  usualYearsKept,
} from '#src/domain/loans/number-kinds.ts';
import { type RentOrBuyAssumptions, rentOrBuy } from '#src/domain/loans/rent-or-buy.ts';
import { Answer, FigureList, QuoteLink, Workbench } from './Answer.tsx';
import bench from './Calculator.module.css';
import { ExampleRateField } from './ExampleRateField.tsx';
import { formatAbout, formatCents, formatWhole, formatYears } from './format-figures.ts';
import { AmountField, PercentField, TermField } from './NumberFields.tsx';
import { readAmount, readPercent, tidyAmount, tidyPercent } from './read-number.ts';
import { ToolLead } from './ToolSection.tsx';
import styles from './Tools.module.css';
import { homeLoanDefaults, type RentOrBuyInputs, rentOrBuyDefaults } from './tool-inputs.ts';
import type { InputsProps } from './use-inputs.ts';
import { useIsPrinted } from './use-tools.ts';
import { describeLead, judgeRentOrBuy } from './verdicts.ts';

const winsLabel = 'Buying wins';

/** Compares buying a home with renting one and saving the difference. */
export const RentOrBuySection = memo(function RentOrBuySection({
  inputs,
  change,
}: InputsProps<RentOrBuyInputs>) {
  const result = useMemo(() => rentOrBuy(readRentOrBuy(inputs)), [inputs]);
  const wins = describeLead(result);
  const { buyerWealth: buyer = 0, renterWealth: renter = 0 } =
    result.years[inputs.yearsKept - 1] ?? {};
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
                kind="rent"
                label="Monthly rent"
                hint="For a similar home."
                text={inputs.monthlyRent}
                onChange={(monthlyRent) => change({ monthlyRent })}
              />
              <AmountField
                id="rent-home-price"
                kind="homePrice"
                label="Purchase price"
                hint="Like 400,000 or 400k."
                text={inputs.homePrice}
                onChange={(homePrice) => change({ homePrice })}
              />
            </div>
            <div className={bench.pair}>
              <ExampleRateField
                id="rent-rate"
                text={inputs.rate}
                termYears={inputs.termYears}
                onChange={(rate) => change({ rate })}
              />
              <PercentField
                id="rent-down-payment"
                kind="downPaymentPercent"
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
          <Answer title="Rent or buy" verdict={judgeRentOrBuy(result, inputs.yearsKept)}>
            <FigureList
              figures={[
                { label: winsLabel, value: wins },
                { label: 'Cash needed to buy', value: formatCents(result.cashAtStart) },
                { label: 'Buyer’s net worth', value: `about ${formatWhole(buyer)}` },
                { label: 'Renter’s net worth', value: `about ${formatWhole(renter)}` },
              ]}
            />
            <QuoteLink start={startQuote(inputs)} />
          </Answer>
        }
        bar={[
          {
            label: `In ${formatYears(inputs.yearsKept)}, ${buyer > renter ? 'buying' : 'renting'} ahead by`,
            value: `about ${formatAbout(Math.abs(buyer - renter))}`,
          },
          { label: winsLabel, value: wins },
        ]}
      />
    </>
  );
});

/** The assumptions, in order. Each is a percentage unless its kind is an amount. */
const fields = [
  { key: 'rentGrowth', kind: 'growth', label: 'Rent growth', hint: 'Percent per year.' },
  { key: 'homeGrowth', kind: 'growth', label: 'Home value growth', hint: 'Percent per year.' },
  {
    key: 'propertyTax',
    kind: 'propertyTaxPercent',
    label: 'Property tax',
    hint: 'Percent of the value.',
  },
  { key: 'upkeep', kind: 'costPercent', label: 'Upkeep', hint: 'Percent of the value.' },
  { key: 'homeInsurance', kind: 'homeInsurance', label: 'Home insurance', hint: 'Per year.' },
  { key: 'hoa', kind: 'hoa', label: 'HOA dues', hint: 'Per month.' },
  { key: 'costGrowth', kind: 'growth', label: 'Cost growth', hint: 'Percent per year.' },
  {
    key: 'buyingCosts',
    kind: 'costPercent',
    label: 'Closing costs',
    hint: 'Percent of the price.',
  },
  {
    key: 'sellingCosts',
    kind: 'costPercent',
    label: 'Costs of selling',
    hint: 'Percent of the value.',
  },
  { key: 'savingsReturn', kind: 'growth', label: 'Return on savings', hint: 'Percent per year.' },
] as const satisfies {
  key: keyof RentOrBuyInputs;
  kind: NumberKind;
  label: string;
  hint: string;
}[];

/** What the comparison assumes about the years to come, each to be changed. */
function RentOrBuyAssumptionFields({ inputs, change }: InputsProps<RentOrBuyInputs>) {
  const homePrice = readAmount(inputs.homePrice, 'homePrice').value;
  return (
    <details className={styles.assumptions} open={useIsPrinted() || undefined}>
      <summary>What this assumes</summary>
      <p className={styles.assumptionsLead}>
        Nobody knows these for years ahead. Change them to see how much they matter. Income taxes
        are left out, and with less than {loanFacts.conventional.insuranceBelowPercent}% down an
        assumed premium for mortgage insurance is counted.
      </p>
      <div className={bench.pair}>
        {fields.map(({ key, kind, ...texts }) => {
          const field = {
            id: `rent-${key}`,
            ...texts,
            text: inputs[key],
            onChange: (text: string) => change({ [key]: text }),
          };
          return kind === 'homeInsurance' || kind === 'hoa' ? (
            <AmountField key={key} {...field} kind={kind} whole={homePrice} />
          ) : (
            <PercentField key={key} {...field} kind={kind} />
          );
        })}
      </div>
    </details>
  );
}

const { insuranceRequestPercent, insuranceEndPercent } = loanFacts.conventional;

/** Returns the assumptions that the inputs describe, for as many years as the slider offers. */
export function readRentOrBuy(inputs: RentOrBuyInputs): RentOrBuyAssumptions {
  const percent = (kind: PercentKind, text: string) => readPercent(text, kind).value;
  const homePrice = readAmount(inputs.homePrice, 'homePrice').value;
  const downPaymentPercent = percent('downPaymentPercent', inputs.downPaymentPercent);
  return {
    monthlyRent: readAmount(inputs.monthlyRent, 'rent').value,
    rentGrowthPercent: percent('growth', inputs.rentGrowth),
    homePrice,
    homeGrowthPercent: percent('growth', inputs.homeGrowth),
    downPayment: (homePrice * downPaymentPercent) / 100,
    annualRatePercent: percent('rate', inputs.rate),
    termMonths: inputs.termYears * 12,
    mortgageInsurance: {
      annualPremiumPercent: assumeInsurancePercent(
        homeLoanDefaults.score,
        100 - downPaymentPercent,
      ),
      requestPercent: insuranceRequestPercent,
      endPercent: insuranceEndPercent,
    },
    propertyTaxPercent: percent('propertyTaxPercent', inputs.propertyTax),
    upkeepPercent: percent('costPercent', inputs.upkeep),
    annualHomeInsurance: readAmount(inputs.homeInsurance, 'homeInsurance', homePrice).value,
    monthlyHoa: readAmount(inputs.hoa, 'hoa').value,
    costGrowthPercent: percent('growth', inputs.costGrowth),
    buyingCostsPercent: percent('costPercent', inputs.buyingCosts),
    sellingCostsPercent: percent('costPercent', inputs.sellingCosts),
    returnPercent: percent('growth', inputs.savingsReturn),
    years: usualYearsKept.max,
  };
}

/** Returns what the quote form takes over of a home whose price was entered. */
function startQuote({ homePrice, downPaymentPercent }: RentOrBuyInputs): QuoteStart {
  if (homePrice === rentOrBuyDefaults.homePrice) return {};
  return {
    homePrice: tidyAmount(homePrice),
    downPayment: `${tidyPercent(downPaymentPercent)}%`,
  };
}
