import { isToolName, type ToolName } from '#src/features/calculators/tools/use-tools.ts';
import { tidyDownPayment } from './down-payment.ts';
import type { InputTable } from './inputs.ts';
import {
  type EntryNames,
  linkEntries,
  linkedTab,
  linkFragment,
  loanNames,
  readEntries,
  readEntry,
  writeEntries,
} from './link-entries.ts';
import { numberText, readAmount, readPercent } from './read-number.ts';
import {
  type DownPaymentInput,
  type HomeLoanInputs,
  homeLoanDefaults,
  homeLoanTable,
  householdTable,
  keptTable,
  maxOneTimePayments,
  type OfferInputs,
  type OneTimePaymentInput,
  offerTable,
  oneTimeDefault,
  refinanceTable,
  rentOrBuyTable,
  type ToolInputs,
  toolDefaults,
} from './tool-inputs.ts';

/** What a link carries: never income, debts or savings. */
export interface SharedInputs extends Omit<ToolInputs, 'household'> {
  household: typeof sharedHousehold;
}

const { income: _, debts: __, savings: ___, ...sharedHousehold } = toolDefaults.household;

interface LinkPart<Inputs> {
  names: EntryNames<Inputs>;
  table: InputTable;
  /** What a link leaves out, and means when it does not name it. */
  starts: Inputs;
}

function partOfOffer(suffix: string, starts: OfferInputs): LinkPart<OfferInputs> {
  const charges = { [`points${suffix}`]: 'points', [`fees${suffix}`]: 'fees' } as const;
  return { names: { ...loanNames(suffix), ...charges }, table: offerTable, starts };
}

/** The inputs of a tool have names like `refinancebalance`. */
function partOfTool<Inputs extends object>(
  tool: string,
  table: InputTable,
  starts: Inputs,
): LinkPart<Inputs> {
  const names = Object.keys(starts).map((input) => [tool + input.toLowerCase(), input]);
  return { names: Object.fromEntries(names), table, starts };
}

/** What a link has of each calculator, beside the down payment and one-time payments. */
const parts: { [Tool in keyof SharedInputs]: LinkPart<SharedInputs[Tool]> } = {
  homeLoan: {
    names: {
      price: 'homePrice',
      rate: 'rate',
      term: 'termYears',
      tax: 'propertyTax',
      insurance: 'homeInsurance',
      hoa: 'hoa',
      extra: 'extraPayment',
      yearly: 'yearlyExtra',
      biweekly: 'biweekly',
      type: 'program',
      insured: 'countsInsurance',
      score: 'score',
      premium: 'insuranceRate',
      va: 'vaUse',
    },
    table: homeLoanTable,
    // A link that does not name mortgage insurance leaves it out, as it did when it was copied.
    starts: { ...homeLoanDefaults, countsInsurance: false },
  },
  first: partOfOffer('1', toolDefaults.first),
  second: partOfOffer('2', toolDefaults.second),
  kept: partOfTool('kept', keptTable, toolDefaults.kept),
  household: partOfTool('household', householdTable, sharedHousehold),
  refinance: partOfTool('refinance', refinanceTable, toolDefaults.refinance),
  rentOrBuy: partOfTool('rentorbuy', rentOrBuyTable, toolDefaults.rentOrBuy),
};
const tools = Object.keys(parts) as (keyof typeof parts)[];

/**
 * Returns the inputs as a URL's fragment, which browsers keep from servers.
 *
 * @param tool the tool that was opened last; undefined for none and the first
 * @example toFragment(toolDefaults) // '#tab=advanced&price=400000&down=80000&insured=yes'
 */
export function toFragment(shared: SharedInputs, tool?: ToolName): string {
  const write = <Tool extends keyof SharedInputs>(name: Tool) => {
    const { names, table, starts }: LinkPart<SharedInputs[Tool]> = parts[name];
    return writeEntries(shared[name], names, table, starts);
  };
  const { homeLoan } = shared;
  return linkFragment('advanced', {
    ...(tool && { tool }),
    ...writeEntries(homeLoan, { price: 'homePrice' }, homeLoanTable),
    down: downPaymentText(homeLoan.downPayment),
    ...Object.assign({}, ...tools.map(write)),
    ...oneTimeEntries(homeLoan.oneTimePayments),
  });
}

/** Returns the tool that a fragment is a link to; undefined if it names none. */
export function linkedTool(fragment: string): ToolName | undefined {
  const tool = linkEntries(fragment).get('tool');
  return isToolName(tool) ? tool : undefined;
}

/**
 * Returns the inputs that a fragment carries, and of the home loan those that its sender typed. What is missing,
 * unknown or no number is the default.
 *
 * @returns undefined when the fragment is not of a link to the Advanced tab, or only names it or a tool
 */
export function fromFragment(fragment: string) {
  if (linkedTab(fragment) !== 'advanced') return undefined;
  const entries = linkEntries(fragment);
  if ([...entries].length === (linkedTool(fragment) ? 2 : 1)) return undefined;
  const read = <Tool extends keyof SharedInputs>(name: Tool) => {
    const { names, table, starts }: LinkPart<SharedInputs[Tool]> = parts[name];
    return [name, readEntries(entries, names, table, starts)];
  };
  const shared: SharedInputs = Object.fromEntries(tools.map(read));
  const price = readEntry(entries.get('price') ?? '', 'homePrice');
  const downPayment = downPaymentIn(entries);
  const oneTimePayments = oneTimeFrom(entries);
  const typed: Partial<HomeLoanInputs> = {
    ...findChanged(shared.homeLoan, homeLoanDefaults),
    // A price is the sender's, be it that of the defaults.
    ...(typeof price === 'string' && { homePrice: price }),
    ...(downPayment && { downPayment }),
    ...(oneTimePayments.length > 0 && { oneTimePayments }),
  };
  return { ...shared, homeLoan: { ...homeLoanDefaults, ...typed }, typed };
}

/** Returns the inputs that are others than these. */
export function findChanged<Inputs extends object>(
  inputs: Inputs,
  others: Partial<Inputs>,
): Partial<Inputs> {
  const changed = Object.entries(inputs).filter(
    ([name, value]) => value !== others[name as keyof Inputs],
  );
  return Object.fromEntries(changed) as Partial<Inputs>;
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
  return Array.from({ length: maxOneTimePayments }, (_, index) => ({
    amount: amountIn(`once${numberParameter(index)}`),
    month: amountIn(`oncein${numberParameter(index)}`) ?? oneTimeDefault.month,
  })).filter((payment): payment is OneTimePaymentInput => payment.amount !== undefined);
}
