import { embeddedPart } from '#src/lib/loading/document-data.ts';

interface RateProgram {
  label: string;
  termYears: number;
  kind: 'fixed' | 'adjustable' | 'jumbo';
  /** Dollars of the loan whose APR stands beside the rate; undefined for a rate that changes. */
  aprLoan: number | undefined;
}

/**
 * The loan programs that have a displayed rate, by the field in which it is stored, in display order. What stores or
 * shows rates follows from here.
 */
export const rateKinds = {
  fixed30: { label: '30-Year Fixed', termYears: 30, kind: 'fixed', aprLoan: 320_000 },
  fixed15: { label: '15-Year Fixed', termYears: 15, kind: 'fixed', aprLoan: 320_000 },
  // Its APR would need an index and a margin, which an example rate does not have.
  arm51: { label: '5/1 ARM', termYears: 30, kind: 'adjustable', aprLoan: undefined },
  jumbo30: { label: '30-Year Jumbo', termYears: 30, kind: 'jumbo', aprLoan: 1_000_000 },
} as const satisfies Record<string, RateProgram>;

export type RateKey = keyof typeof rateKinds;
export const rateFields = Object.keys(rateKinds) as RateKey[];

/**
 * The displayed rates as they are stored: free text such as `6.375%`, '' when unknown. When they were last
 * updated is a text for display, not a date to compute with.
 */
export type Rates = Record<RateKey | 'lastUpdated', string>;

/** Of today, up to a week or without a date, more than a week, or more than a month (`findRatesAge`). */
export type RatesAge = 'today' | 'dated' | 'old' | 'outdated';

/** The rates with what stands beside them, which `describeRates` works out for the build and after each reading. */
export interface ShownRates extends Rates {
  /** The APR of each rate that has one, like `6.424%`. */
  aprs: Partial<Record<RateKey, string>>;
  /** What the APRs assume besides the loan, in words, like `20% down, no points and $1,500 in lender fees`. */
  aprCosts: string;
  age: RatesAge;
}

/** Returns the class of the words that say of which day the rates are, which stand larger after a week. */
export function styleOfDay({ age }: Pick<ShownRates, 'age'>): string | undefined {
  return age === 'old' || age === 'outdated' ? 'old-day' : undefined;
}

/** What stands in the place of an empty text of the rates. */
export const emptyRate = '–';

const percentage = /^(\d{1,2}(?:[.,]\d{1,4})?)\s?%$/;

/**
 * Parses a displayed rate, which is free text from the owner; undefined if it is not a plain percentage.
 *
 * @example readRate('6.375%') // 6.375
 */
export function readRate(text: string): number | undefined {
  const [, digits] = percentage.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
}

/** The rates, which every page carries. */
export const embeddedRates = embeddedPart<ShownRates>('rates');

/** The key of the rates that a visit has read or saved last, which are undefined if there are none. */
export const visitRates: { key: string; of?: ShownRates | undefined } = { key: 'rates' };
