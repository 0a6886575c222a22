import {
  isPercentKind,
  type NumberKind,
  usualTerms,
  usualYearsKept,
} from '#src/domain/loans/number-kinds.ts';
import { amountIn, amountText, percentIn, percentText, termIn } from './basic-link.ts';
import { readAmount } from './read-number.ts';
import {
  type HouseholdInputs,
  householdDefaults,
  keptDefaults,
  type RefinanceInputs,
  type RentOrBuyInputs,
  refinanceDefaults,
  rentOrBuyDefaults,
  shareLimits,
} from './tool-inputs.ts';

/** The inputs of the tools that have some of their own. */
export interface SharedTools {
  kept: { years: number };
  household: Omit<HouseholdInputs, 'income' | 'debts'>;
  refinance: RefinanceInputs;
  rentOrBuy: RentOrBuyInputs;
}

/** How an input is written: as a number of a kind, as yes, or as a number within a slider's ends. */
type Kind = NumberKind | 'yes' | { min: number; max: number; step?: number };

/** The inputs of each tool that a link carries, in its order. Income and debts are never among them. */
const kinds: { [Tool in keyof SharedTools]: Record<keyof SharedTools[Tool], Kind> } = {
  kept: { years: usualYearsKept },
  household: {
    rate: 'rate',
    termYears: usualTerms,
    downPaymentPercent: 'downPaymentPercent',
    sharePercent: shareLimits,
  },
  refinance: {
    balance: 'loan',
    rate: 'rate',
    yearsLeft: usualYearsKept,
    newRate: 'rate',
    newTermYears: usualTerms,
    closingCosts: 'closingCosts',
    costsFinanced: 'yes',
    yearsKept: usualYearsKept,
  },
  rentOrBuy: {
    monthlyRent: 'rent',
    homePrice: 'homePrice',
    downPaymentPercent: 'downPaymentPercent',
    rate: 'rate',
    termYears: usualTerms,
    yearsKept: usualYearsKept,
    rentGrowth: 'growth',
    homeGrowth: 'growth',
    propertyTax: 'propertyTaxPercent',
    homeInsurance: 'homeInsurance',
    hoa: 'hoa',
    upkeep: 'costPercent',
    costGrowth: 'growth',
    buyingCosts: 'costPercent',
    sellingCosts: 'costPercent',
    savingsReturn: 'growth',
  },
};

const { income: _, debts: __, ...sharedHousehold } = householdDefaults;

const defaults: SharedTools = {
  kept: keptDefaults,
  household: sharedHousehold,
  refinance: refinanceDefaults,
  rentOrBuy: rentOrBuyDefaults,
};

const names = Object.keys(kinds) as (keyof SharedTools)[];

/** Returns the name of an input in a link, like `refinancebalance`. */
function entryName(tool: string, input: string): string {
  return (tool + input).toLowerCase();
}

/** Returns the entries of the tools in a link: only what differs from the defaults, so that most links stay short. */
export function toolEntries(inputs: SharedTools): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((tool) =>
      Object.entries<Kind>(kinds[tool]).flatMap(([input, kind]) => {
        const text = written(kind, inputs[tool], input);
        const isDefault = text === written(kind, defaults[tool], input);
        return isDefault ? [] : [[entryName(tool, input), text]];
      }),
    ),
  );
}

/** Returns the inputs of the tools in a link; what is missing, unknown or no number is the default. */
export function toolsFrom(entries: URLSearchParams): SharedTools {
  const tools = names.map((tool) => [
    tool,
    Object.fromEntries(
      Object.entries<Kind>(kinds[tool]).map(([input, kind]) => [
        input,
        valueIn(entries, entryName(tool, input), kind) ?? readInput(defaults[tool], input),
      ]),
    ),
  ]);
  return Object.fromEntries(tools);
}

function readInput(inputs: object, input: string): unknown {
  return (inputs as Record<string, unknown>)[input];
}

function written(kind: Kind, inputs: object, input: string): string {
  const value = readInput(inputs, input);
  if (kind === 'yes') return value ? 'yes' : '';
  if (typeof kind === 'object') return String(value);
  if (isPercentKind(kind)) return percentText(String(value), kind);
  const whole = readInput(inputs, 'balance') ?? readInput(inputs, 'homePrice') ?? '';
  return amountText(String(value), kind, readAmount(String(whole)).value);
}

function valueIn(entries: URLSearchParams, name: string, kind: Kind) {
  if (kind === 'yes') return entries.get(name) === 'yes' || undefined;
  if (typeof kind === 'object') return termIn(entries, name, kind);
  return isPercentKind(kind) ? percentIn(entries, name, kind) : amountIn(entries, name);
}
