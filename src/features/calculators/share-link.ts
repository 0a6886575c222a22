import { tidyDownPayment } from './down-payment.ts';
import type { InputKinds, LoanInputs } from './inputs.ts';
import {
  type EntryNames,
  linkEntries,
  linkedTab,
  linkFragment,
  loanEntries,
  loanNames,
  readBasicLink,
  readEntries,
  readEntry,
  writeEntries,
} from './link-entries.ts';
import { numberText, readAmount, readPercent } from './read-number.ts';
import {
  type ComparisonInputs,
  comparisonDefaults,
  type DownPaymentInput,
  type HomeLoanInputs,
  type HouseholdInputs,
  homeLoanDefaults,
  homeLoanKinds,
  householdDefaults,
  householdKinds,
  keptDefaults,
  keptKinds,
  maxOneTimePayments,
  type OfferInputs,
  type OneTimePaymentInput,
  offerKinds,
  oneTimeDefault,
  type RefinanceInputs,
  type RentOrBuyInputs,
  refinanceDefaults,
  refinanceKinds,
  rentOrBuyDefaults,
  rentOrBuyKinds,
} from './tool-inputs.ts';
import { isToolName, type ToolName } from './use-tools.ts';

/** The inputs of the tools that have some of their own. */
export interface SharedTools {
  kept: { years: number };
  household: Omit<HouseholdInputs, 'income' | 'debts' | 'savings'>;
  refinance: RefinanceInputs;
  rentOrBuy: RentOrBuyInputs;
}

/** What a link carries: never income, debts or savings. */
export type SharedInputs = { tab: 'basic'; basic: LoanInputs } | AdvancedInputs;

interface AdvancedInputs extends SharedTools {
  tab: 'advanced';
  /** The tool that was opened last; undefined for none and the first. */
  tool?: ToolName | undefined;
  homeLoan: HomeLoanInputs;
  comparison: ComparisonInputs;
}

/**
 * Returns the inputs as a URL's fragment, which browsers keep from servers.
 *
 * @example toFragment({ tab: 'basic', basic: { amount: '300k', rate: '4.5', termYears: 30 } })
 *   // '#tab=basic&loan=300000&rate=4.5&term=30'
 */
export function toFragment(inputs: SharedInputs): string {
  const entries =
    inputs.tab === 'basic'
      ? loanEntries(inputs.basic)
      : {
          ...(inputs.tool && { tool: inputs.tool }),
          ...homeLoanEntries(inputs.homeLoan),
          ...offerEntries(inputs.comparison.first, '1'),
          ...offerEntries(inputs.comparison.second, '2'),
          ...kept.write(inputs.kept),
          ...household.write(inputs.household),
          ...refinance.write(inputs.refinance),
          ...rentOrBuy.write(inputs.rentOrBuy),
        };
  return linkFragment(inputs.tab, entries);
}

/** Returns the tool that a fragment is a link to; undefined if it names none. */
export function linkedTool(fragment: string): ToolName | undefined {
  const tool = linkEntries(fragment).get('tool');
  return isToolName(tool) ? tool : undefined;
}

/**
 * Returns the inputs that a fragment carries. What is missing, unknown or no number is the default.
 *
 * @returns undefined when the fragment is not of a calculator's link, or only names a tab or a tool
 */
export function fromFragment(fragment: string): SharedInputs | undefined {
  const basic = readBasicLink(fragment);
  if (basic) return { tab: 'basic', basic };
  const tab = linkedTab(fragment);
  if (tab !== 'advanced') return undefined;
  const entries = linkEntries(fragment);
  const tool = linkedTool(fragment);
  if ([...entries].length === (tool ? 2 : 1)) return undefined;
  const { first, second } = comparisonDefaults;
  return {
    tab,
    tool,
    homeLoan: readHomeLoan(entries),
    comparison: {
      first: readEntries(entries, offerNames('1'), offerKinds, first),
      second: readEntries(entries, offerNames('2'), offerKinds, second),
    },
    kept: kept.read(entries),
    household: household.read(entries),
    refinance: refinance.read(entries),
    rentOrBuy: rentOrBuy.read(entries),
  };
}

const { income: _, debts: __, savings: ___, ...sharedHousehold } = householdDefaults;

const kept = partOfTool('kept', keptDefaults, keptKinds);
const household = partOfTool('household', sharedHousehold, householdKinds);
const refinance = partOfTool('refinance', refinanceDefaults, refinanceKinds);
const rentOrBuy = partOfTool('rentorbuy', rentOrBuyDefaults, rentOrBuyKinds);

/** Returns what writes and reads the inputs of a tool in a link, under names like `refinancebalance`. */
function partOfTool<Inputs extends object>(
  tool: string,
  defaults: Inputs,
  kinds: InputKinds<Inputs>,
) {
  const names = Object.fromEntries(
    Object.keys(defaults).map((input) => [tool + input.toLowerCase(), input]),
  ) as EntryNames<Inputs>;
  return {
    write: (inputs: Inputs) => writeEntries(inputs, names, kinds, defaults),
    read: (entries: URLSearchParams) => readEntries(entries, names, kinds, defaults),
  };
}

const chargeNames = (suffix: string): EntryNames<OfferInputs> => ({
  [`points${suffix}`]: 'points',
  [`fees${suffix}`]: 'fees',
});

const offerNames = (suffix: string): EntryNames<OfferInputs> => ({
  ...loanNames(suffix),
  ...chargeNames(suffix),
});

function offerEntries(offer: OfferInputs, suffix: string): Record<string, string> {
  return {
    ...loanEntries(offer, suffix),
    ...writeEntries(offer, chargeNames(suffix), offerKinds, comparisonDefaults.first),
  };
}

/** What a link always carries of a home loan beside its price and the down payment. */
const loanTermNames = {
  rate: 'rate',
  term: 'termYears',
  tax: 'propertyTax',
  insurance: 'homeInsurance',
  hoa: 'hoa',
  extra: 'extraPayment',
} satisfies EntryNames<HomeLoanInputs>;

const seldomNames = {
  yearly: 'yearlyExtra',
  biweekly: 'biweekly',
  type: 'program',
  insured: 'countsInsurance',
  score: 'score',
  premium: 'insuranceRate',
  va: 'vaUse',
} satisfies EntryNames<HomeLoanInputs>;

/** A link that does not name mortgage insurance leaves it out, as it did when it was copied. */
const linkDefaults: HomeLoanInputs = { ...homeLoanDefaults, countsInsurance: false };

function homeLoanEntries(inputs: HomeLoanInputs): Record<string, string> {
  return {
    ...writeEntries(inputs, { price: 'homePrice' }, homeLoanKinds),
    down: downPaymentText(inputs.downPayment),
    ...writeEntries(inputs, loanTermNames, homeLoanKinds),
    ...writeEntries(inputs, seldomNames, homeLoanKinds, linkDefaults),
    ...oneTimeEntries(inputs.oneTimePayments),
  };
}

function readHomeLoan(entries: URLSearchParams): HomeLoanInputs {
  const names = { price: 'homePrice', ...loanTermNames, ...seldomNames } as const;
  const downPayment = downPaymentIn(entries);
  const home = readEntries(entries, names, homeLoanKinds, linkDefaults);
  const carried = Object.entries(names).filter(([name, input]) =>
    // A price is the sender's, be it that of the defaults.
    input === 'homePrice'
      ? readEntry(entries.get(name) ?? '', input) !== undefined
      : home[input] !== linkDefaults[input],
  );
  return {
    ...home,
    typed: [...carried.map(([, input]) => input), ...(downPayment ? ['downPayment'] : [])],
    ...(downPayment && { downPayment }),
    oneTimePayments: oneTimeFrom(entries),
  };
}

function downPaymentText(input: DownPaymentInput): string {
  // A share that was just typed as dollars is still a share.
  const { text, unit } = tidyDownPayment(input);
  if (unit === 'percent') return `${numberText(readPercent(text).value)}%`;
  return numberText(readAmount(text).value);
}

function downPaymentIn(entries: URLSearchParams): DownPaymentInput | undefined {
  const down = entries.get('down') ?? '';
  const isShare = down.endsWith('%');
  const text = readEntry(down, isShare ? 'rate' : 'downPayment');
  if (typeof text !== 'string') return undefined;
  return { text, unit: isShare ? 'percent' : 'dollars' };
}

function oneTimeEntries(payments: HomeLoanInputs['oneTimePayments']): Record<string, string> {
  const written = payments
    .map(({ amount, month }) => [amount, month].map((text) => numberText(readAmount(text).value)))
    .filter(([once]) => once !== '0')
    .flatMap(([once, month], index) => [
      [`once${numberParameter(index)}`, once],
      ...(month === oneTimeDefault.month ? [] : [[`oncein${numberParameter(index)}`, month]]),
    ]);
  return Object.fromEntries(written);
}

/** Returns the number in the names of a one-time payment's parameters, which the first one lacks. */
function numberParameter(index: number): string {
  return index === 0 ? '' : String(index + 1);
}

function oneTimeFrom(entries: URLSearchParams): HomeLoanInputs['oneTimePayments'] {
  const amountIn = (name: string) => readEntry(entries.get(name) ?? '', 'oneTimePayment');
  const payments = Array.from({ length: maxOneTimePayments }, (_, index) => ({
    amount: amountIn(`once${numberParameter(index)}`),
    month: amountIn(`oncein${numberParameter(index)}`) ?? oneTimeDefault.month,
  })).filter((payment): payment is OneTimePaymentInput => payment.amount !== undefined);
  return payments.length > 0 ? payments : homeLoanDefaults.oneTimePayments;
}
