import { formatDollars } from '#src/lib/format.ts';
import { type DownPayment, formatAmount, type Period } from '#src/lib/input/typed-numbers.ts';
import type { Question } from '#src/lib/use-question.ts';

/** How a number was more likely meant: the first of a field's meanings that is usual there is offered. */
type Meaning = 'thousands' | 'millions' | 'share' | 'month' | 'year' | 'fraction' | 'point';

interface UsualRange {
  unit: 'dollars' | 'percent';
  min: number;
  max: number;
  /** Whether 0 is usual, too. */
  orNone?: true;
  /** The largest usual fall of what can fall. Only these numbers may be negative. */
  fall?: number;
  /** The time that an amount is paid for. */
  per?: Period;
  /** What a percentage in place of an amount is a share of. */
  of?: 'price' | 'loan';
  meanings?: readonly Meaning[];
}

/**
 * The usual values of every number that people type. A number outside is understood but may be a slip: the forms,
 * the calculators and the owner's rates ask about it with `askAboutNumber`. Where an end has no published figure,
 * the reason is what a number beyond it more likely means.
 */
export const usualNumbers = {
  /** Freddie Mac's 30-year average has been between 2.65% (January 2021) and 18.63% (October 1981). */
  rate: { unit: 'percent', min: 1, max: 20, meanings: ['fraction', 'point'] },

  /** Below, thousands are meant; above, the price is 8 times the highest conforming limit (FHFA, 2026). */
  homePrice: { unit: 'dollars', min: 10_000, max: 10_000_000, meanings: ['thousands', 'millions'] },

  /** As prices: VA and USDA loans may be the whole price. */
  loan: { unit: 'dollars', min: 10_000, max: 10_000_000, meanings: ['thousands', 'millions'] },

  /** Below, a percentage or thousands are meant. */
  downPayment: {
    unit: 'dollars',
    min: 1_000,
    max: 5_000_000,
    orNone: true,
    of: 'price',
    meanings: ['share', 'thousands'],
  },

  /** None for VA and USDA loans; above, hardly a loan is left. */
  downPaymentPercent: { unit: 'percent', min: 1, max: 80, orNone: true, meanings: ['fraction'] },

  /** Below, a month or thousands are meant: full time at the federal minimum wage of $7.25 is $15,080. */
  income: {
    unit: 'dollars',
    min: 12_000,
    max: 10_000_000,
    per: 'year',
    meanings: ['month', 'thousands'],
  },

  /** Above, a year or a balance is meant. */
  debts: {
    unit: 'dollars',
    min: 10,
    max: 20_000,
    orNone: true,
    per: 'month',
    meanings: ['year'],
  },

  /** Below, thousands are meant; above, a year. */
  rent: { unit: 'dollars', min: 200, max: 20_000, per: 'month', meanings: ['year', 'thousands'] },

  /** Below, a percentage of the price or thousands are meant. */
  propertyTax: {
    unit: 'dollars',
    min: 50,
    max: 200_000,
    orNone: true,
    per: 'year',
    of: 'price',
    meanings: ['share', 'thousands'],
  },

  /** State averages are between about 0.3% (Hawaii) and 2.2% (New Jersey; Census Bureau, ACS). */
  propertyTaxPercent: {
    unit: 'percent',
    min: 0.1,
    max: 3,
    orNone: true,
    meanings: ['fraction'],
  },

  /** Below, a month or thousands are meant. */
  homeInsurance: {
    unit: 'dollars',
    min: 200,
    max: 50_000,
    orNone: true,
    per: 'year',
    of: 'price',
    meanings: ['month', 'thousands'],
  },

  /** Above, a year is meant. */
  hoa: {
    unit: 'dollars',
    min: 10,
    max: 5_000,
    orNone: true,
    per: 'month',
    meanings: ['year'],
  },

  /**
   * A year's change of prices, rents, costs and savings. FHFA's national house prices have risen by about 19% at
   * most; a fall as steep as the largest usual one does not go on for years.
   */
  growth: {
    unit: 'percent',
    min: 0.25,
    max: 20,
    orNone: true,
    fall: 10,
    meanings: ['fraction'],
  },

  /** Above, the loan is repaid. */
  extraPayment: { unit: 'dollars', min: 1, max: 1_000_000, orNone: true, per: 'month' },
  yearlyExtra: { unit: 'dollars', min: 1, max: 1_000_000, orNone: true, per: 'year' },
  oneTimePayment: { unit: 'dollars', min: 1, max: 1_000_000, orNone: true },

  /** Below, a percentage or thousands are meant: closing costs are 2% to 5% of the price (CFPB). */
  closingCosts: {
    unit: 'dollars',
    min: 100,
    max: 500_000,
    orNone: true,
    of: 'loan',
    meanings: ['share', 'thousands'],
  },

  /** Of a price or a loan: points, the costs of buying (2% to 5%, CFPB) and selling, and a year's upkeep. */
  costPercent: {
    unit: 'percent',
    min: 0.1,
    max: 10,
    orNone: true,
    meanings: ['fraction'],
  },

  /** A year's premium of private mortgage insurance. Below, a fraction is meant; above, tenths of a percent. */
  insurancePercent: {
    unit: 'percent',
    min: 0.1,
    max: 3,
    orNone: true,
    meanings: ['fraction'],
  },
} as const satisfies Record<string, UsualRange>;

/** What a typed number is, by which it is read and asked about. */
export type NumberKind = keyof typeof usualNumbers;
type KindOf<Unit> = {
  [Kind in NumberKind]: (typeof usualNumbers)[Kind]['unit'] extends Unit ? Kind : never;
}[NumberKind];
export type AmountKind = KindOf<'dollars'>;
export type PercentKind = KindOf<'percent'>;

export function isPercentKind(kind: NumberKind): kind is PercentKind {
  return usualNumbers[kind].unit === 'percent';
}

export function findUsualRange(kind: NumberKind): UsualRange {
  return usualNumbers[kind];
}

/** In years, a slider's ends. A qualified mortgage has 30 at most (12 CFR 1026.43(e)(2)(ii)). */
export const usualTerms = { min: 5, max: 30 } as const;

/** In years for which a home or a loan is kept, a slider's ends: at most its term. */
export const usualYearsKept = { min: 1, max: 30 } as const;

/** Credit scores. FICO and VantageScore have no others. */
export const usualScores = { min: 300, max: 850 } as const;

/**
 * Returns the question that a number raises in its place.
 *
 * @param value dollars or percent
 * @returns undefined for a usual number
 * @example askAboutNumber('rate', 0.065) // { text: 'Did you mean 6.5%?', action: 'Use 6.5%', answer: '6.5' }
 * @example askAboutNumber('rate', 25) // { text: 'That’s above 20%. Is it right?' }
 */
export function askAboutNumber(kind: NumberKind, value: number): Question | undefined {
  const range = findUsualRange(kind);
  const { unit, min, max, fall = 0, meanings = [] } = range;
  if (isUsual(kind, value)) return undefined;
  if (value === 0) return { text: `Is it really ${format(unit, 0)}?` };
  for (const meaning of meanings) {
    const question = offers[meaning](kind, value);
    if (question) return question;
  }
  if (value < 0) return { text: `That’s a fall of more than ${format(unit, fall)}. Is it right?` };
  const [side, end] = value > max ? ['above', max] : ['below', min];
  return { text: `That’s ${side} ${format(unit, end as number)}. Is it right?` };
}

/** Returns the question that a down payment raises, whose answer is a text for the same field. */
export function askAboutDownPayment(typed: DownPayment): Question | undefined {
  if (typed.kind === 'amount') return askAboutNumber('downPayment', typed.dollars);
  const question = askAboutNumber('downPaymentPercent', typed.percent);
  return question?.answer ? { ...question, answer: `${question.answer}%` } : question;
}

function isUsual(kind: NumberKind, value: number): boolean {
  const { min, max, orNone = false, fall = 0 } = findUsualRange(kind);
  if (value === 0) return orNone;
  const size = Math.abs(value);
  return size >= min && size <= (value > 0 ? max : fall);
}

/** The percentage that a small amount may be. */
const shares: { [Kind in AmountKind]?: PercentKind } = {
  downPayment: 'downPaymentPercent',
  propertyTax: 'propertyTaxPercent',
  closingCosts: 'costPercent',
};

type Offer = (kind: NumberKind, value: number) => Question | undefined;

const offers: Record<Meaning, Offer> = {
  thousands: (kind, value) => offer(kind, value < 1_000 ? value * 1_000 : 0),
  millions: (kind, value) => offer(kind, value < 1_000 ? value * 1_000_000 : 0),
  share: (kind, value) => {
    const share = shares[kind as AmountKind];
    if (!share || value >= 100 || !isUsual(share, value)) return undefined;
    const percent = format('percent', value);
    const { of } = findUsualRange(kind);
    return {
      text: `Did you mean ${percent} of the ${of}?`,
      action: `Use ${percent}`,
      answer: percent,
    };
  },
  month: (kind, value) => offerTime(kind, value, value * 12, 'month', 'year'),
  year: (kind, value) => offerTime(kind, value, value / 12, 'year', 'month'),
  fraction: (kind, value) => offer(kind, Math.abs(value) < 1 ? value * 100 : 0),
  // From 1,000 on, a rate counts as that.
  point: (kind, value) =>
    value < 2 * findUsualRange(kind).max || value >= 1_000
      ? undefined
      : (offer(kind, value / 10) ?? offer(kind, value / 100)),
};

/** Returns the question whether another number is meant, if that one is usual. */
function offer(kind: NumberKind, meant: number): Question | undefined {
  const number = round(kind, meant);
  if (number === 0 || !isUsual(kind, number)) return undefined;
  const shown = format(findUsualRange(kind).unit, number);
  return { text: `Did you mean ${shown}?`, action: `Use ${shown}`, answer: write(kind, number) };
}

/** Returns the question whether an amount is for another time, if it is usual for its own. */
function offerTime(
  kind: NumberKind,
  typed: number,
  meant: number,
  ...[from, to]: [from: Period, to: Period]
): Question | undefined {
  const dollars = round(kind, meant);
  if (dollars <= 0 || !isUsual(kind, dollars)) return undefined;
  return {
    text: `Did you mean ${format('dollars', typed)} a ${from}?`,
    action: `Use ${format('dollars', dollars)} a ${to}`,
    answer: write(kind, dollars),
  };
}

/** Returns whole cents, or a percentage without the errors of a multiplication: 0.07 * 100 is 7.000000000000001. */
function round(kind: NumberKind, number: number): number {
  const steps = isPercentKind(kind) ? 1_000_000 : 100;
  return Math.round(number * steps) / steps;
}

function format(unit: UsualRange['unit'], number: number): string {
  return unit === 'dollars' ? formatDollars(number) : `${number}%`;
}

function write(kind: NumberKind, number: number): string {
  return findUsualRange(kind).unit === 'dollars' ? formatAmount(String(number)) : String(number);
}
