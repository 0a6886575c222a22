import { memo, useMemo } from 'react';
import {
  Answer,
  FigureList,
  QuoteLink,
  Workbench,
} from '#src/features/calculators/answer/Answer.tsx';
import bench from '#src/features/calculators/inputs/Calculator.module.css';
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
import { useThisMonth } from '#src/features/calculators/inputs/payment-month.ts';
import { tidyAmount, tidyPercent } from '#src/features/calculators/inputs/read-number.ts';
import {
  homeLoanDefaults,
  type RentOrBuyInputs,
  rentOrBuyTable,
  toolDefaults,
} from '#src/features/calculators/inputs/tool-inputs.ts';
import { assumeInsurancePercent } from '#src/model/facts/home-loan.ts';
import { loanFacts } from '#src/model/facts/loan-facts.ts';
import type { QuoteStart } from '#src/model/lead-forms/quote.fields.ts';
import { formatAbout, formatWhole, formatYears } from '#src/model/loans/format-figures.ts';
import { usualYearsKept } from '#src/model/loans/number-kinds.ts';
import { type RentOrBuyAssumptions, rentOrBuy } from '#src/model/loans/rent-or-buy.ts';
import { YearPlot } from '#src/ui/parts/YearPlot.tsx';
import { describeAdvantage, judgeRentOrBuy } from './sentences.ts';
import { ToolLead, useFoldedAnswer } from './ToolSection.tsx';
import styles from './Tools.module.css';

const winsLabel = 'Buying wins';

/** Compares buying a home with renting one and saving the difference. */
export const RentOrBuySection = memo(function RentOrBuySection({
  inputs,
  change,
}: InputsProps<RentOrBuyInputs>) {
  const field = bindFields('rent', rentOrBuyTable, { inputs, change });
  const results = useMemo(() => compareGrowths(inputs), [inputs]);
  const [result, range] = results;
  const wins = describeAdvantage(result);
  const { buyerWealth: buyer = 0, renterWealth: renter = 0 } =
    result.years[inputs.yearsKept - 1] ?? {};
  const verdict = judgeRentOrBuy(result, range, inputs.yearsKept);
  const sentence = `${verdict.label} ${verdict.figure}. ${verdict.note}`;
  const assumptionFields = assumptions.map((name) => <TypedField key={name} {...field(name)} />);
  const folded = useFoldedAnswer(sentence);
  if (folded) return folded;
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
              <TypedField {...field('monthlyRent')} />
              <TypedField {...field('homePrice')} />
            </div>
            <div className={bench.pair}>
              <RateField {...field('rate')} termYears={inputs.termYears} />
              <TypedField {...field('downPaymentPercent')} />
            </div>
            <TermField {...field('termYears')} />
            <TermField {...field('yearsKept')} />
            <div className={bench.pair}>{assumptionFields.slice(0, openFields)}</div>
            <details className={styles.assumptions}>
              <summary>What else this assumes</summary>
              <p className={styles.assumptionsLead}>
                Nobody knows these for years ahead. Change them to see how much they matter. Income
                taxes are left out, and with less than{' '}
                {loanFacts.conventional.insuranceBelowPercent}% down an assumed premium for mortgage
                insurance is counted.
              </p>
              <div className={bench.pair}>{assumptionFields.slice(openFields)}</div>
            </details>
          </>
        }
        answer={
          <Answer title="Rent or buy" large={[verdict]}>
            <FigureList
              figures={[
                [winsLabel, wins],
                ['Cash needed to buy', formatWhole(result.cashAtStart)],
                ['Buyer’s net worth', formatAbout(buyer)],
                ['Renter’s net worth', formatAbout(renter)],
              ]}
            />
            <QuoteLink start={startQuote(inputs)} />
          </Answer>
        }
        bar={[
          [verdict.label, verdict.figure],
          [winsLabel, wins],
        ]}
      >
        <RentOrBuyPlot results={results} stay={inputs.yearsKept} />
      </Workbench>
    </>
  );
});

interface RentOrBuyPlotProps {
  results: ReturnType<typeof compareGrowths>;
  /** In years. */
  stay: number;
}

/** Both net worths as lines that cross, with the year in which they do. */
function RentOrBuyPlot({ results, stay }: RentOrBuyPlotProps) {
  const [result, [slower, faster]] = results;
  const today = useThisMonth();
  const { years, firstYearAhead } = result;
  // A prerendered page names no year, and stays small.
  if (today === undefined) return null;
  const nameYear = (year: number) => `year ${year} (${Math.floor(today / 12) + year})`;
  const flags = [
    { firstYearAhead: stay, text: 'Your stay: to the end of' },
    { ...result, text: 'Buying wins: from' },
  ].flatMap(({ text, firstYearAhead: year }) =>
    year ? { year, text: `${text} ${nameYear(year)}` } : [],
  );
  const whenBuyingWins = (one: typeof result) => describeAdvantage(one).toLowerCase();
  const crossings = [result, slower, faster].map((one) => one.firstYearAhead ?? 0);
  // Twice the stay, with each crossing, and not too few to see a course.
  const most = Math.max(15, 2 * stay, ...crossings.map((year) => year + 1));
  const shown = years.slice(0, most);
  // Growth moves both net worths. Each edge is as far from the renter's line as the two are apart at that growth, so
  // it crosses the line in the year that is named.
  const [buyer = [], low = [], high = []] = [result, slower, faster].map((one) =>
    shown.map(({ renterWealth }, index) => {
      const { buyerWealth = 0, renterWealth: other = 0 } = one.years[index] ?? {};
      return renterWealth + buyerWealth - other;
    }),
  );
  return (
    <YearPlot
      caption={
        firstYearAhead
          ? `${firstYearAhead > 1 ? 'Renting is ahead at first; buying' : 'Buying'} wins from ${nameYear(firstYearAhead)}.`
          : `Renting stays ahead for all ${formatYears(years.length)}.`
      }
      yearName="Years that you stay"
      from={1}
      to={shown.length}
      start={stay}
      figuresAt="start"
      series={[
        {
          name: `Value grows a point faster (${whenBuyingWins(faster)}) or slower (${whenBuyingWins(slower)})`,
          look: 'band',
          base: low,
          values: high.map((dollars, index) => dollars - (low[index] ?? 0)),
        },
        { name: 'Buyer’s net worth', look: 'line', values: buyer },
        {
          name: 'Renter’s net worth',
          look: 'dashed',
          values: shown.map(({ renterWealth }) => renterWealth),
        },
      ]}
      flags={flags}
      format={formatAbout}
    />
  );
}

/** Returns the comparison, and those with values that grow a point slower and a point faster. */
export function compareGrowths(inputs: RentOrBuyInputs) {
  const assumed = readRentOrBuy(inputs);
  const compute = (points: number) =>
    rentOrBuy({ ...assumed, homeGrowthPercent: assumed.homeGrowthPercent + points });
  return [compute(0), [compute(-1), compute(1)]] as const;
}

/** The assumptions in their order; the first ones, which matter most, are open. */
const assumptions = [
  ...(['homeGrowth', 'rentGrowth', 'savingsReturn', 'propertyTax', 'upkeep'] as const),
  ...(['homeInsurance', 'hoa', 'costGrowth', 'buyingCosts', 'sellingCosts'] as const),
];

/** How many of them are open. */
const openFields = 4;

const { insuranceRequestPercent, insuranceEndPercent } = loanFacts.conventional;

/** Returns the assumptions that the inputs describe, for as many years as the slider offers. */
export function readRentOrBuy(inputs: RentOrBuyInputs): RentOrBuyAssumptions {
  const read = readInputs(rentOrBuyTable, inputs);
  return {
    monthlyRent: read.monthlyRent,
    rentGrowthPercent: read.rentGrowth,
    homePrice: read.homePrice,
    homeGrowthPercent: read.homeGrowth,
    downPayment: (read.homePrice * read.downPaymentPercent) / 100,
    annualRatePercent: read.rate,
    termMonths: inputs.termYears * 12,
    mortgageInsurance: {
      annualPremiumPercent: assumeInsurancePercent(
        homeLoanDefaults.score,
        100 - read.downPaymentPercent,
      ),
      requestPercent: insuranceRequestPercent,
      endPercent: insuranceEndPercent,
    },
    propertyTaxPercent: read.propertyTax,
    upkeepPercent: read.upkeep,
    annualHomeInsurance: read.homeInsurance,
    monthlyHoa: read.hoa,
    costGrowthPercent: read.costGrowth,
    buyingCostsPercent: read.buyingCosts,
    sellingCostsPercent: read.sellingCosts,
    returnPercent: read.savingsReturn,
    years: usualYearsKept.max,
  };
}

/** Returns what the quote form takes over of a home whose price was entered. */
function startQuote({ homePrice, downPaymentPercent }: RentOrBuyInputs): QuoteStart {
  if (homePrice === toolDefaults.rentOrBuy.homePrice) return {};
  return {
    homePrice: tidyAmount(homePrice),
    downPayment: `${tidyPercent(downPaymentPercent)}%`,
  };
}
