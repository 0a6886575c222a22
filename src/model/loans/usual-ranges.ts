import { formatDollars } from '#src/lib/format/format.ts';
import type { Question } from '#src/lib/hooks/use-question.ts';
import {
  amountsMeantBy,
  type DownPayment,
  formatAmount,
  type Period,
} from '#src/lib/input/typed-numbers.ts';
import {
  amountMeanings,
  isPercentKind,
  type NumberKind,
  type PercentKind,
} from './number-kinds.ts';

/** How a number was more likely meant: the first of a kind's meanings that is usual is offered. */
type Meaning = 'thousands' | 'millions' | 'share' | 'month' | 'year' | 'fraction' | 'point';

interface UsualRange {
  min: number;
  max: number;
  /** Whether 0 is usual, too. */
  orNone?: true;
  /** The largest usual fall of what can fall. */
  fall?: number;
  meanings?: readonly Meaning[];
}

const extra: UsualRange = { min: 1, max: 1_000_000, orNone: true };

/**
 * The usual values of every number that people type, in dollars or percent. A number outside is understood but may be
 * a typo: the forms, the calculators and the owner's rates ask about it with `askAboutNumber`. Where an end has no
 * published figure, the reason is what a number beyond it more likely means.
 */
export const usualRanges: Readonly<Record<NumberKind, UsualRange>> = {
  /** Freddie Mac's 30-year average has been between 2.65% (January 2021) and 18.63% (October 1981). */
  rate: { min: 1, max: 20, meanings: ['fraction', 'point'] },

  /** Below, thousands are meant; above, the price is 8 times the highest conforming limit (FHFA, 2026). */
  homePrice: { min: 10_000, max: 10_000_000, meanings: ['thousands', 'millions'] },

  /** As prices: VA and USDA loans may be the whole price. */
  loan: { min: 10_000, max: 10_000_000, meanings: ['thousands', 'millions'] },

  /** Below, a percentage or thousands are meant. */
  downPayment: { min: 1_000, max: 5_000_000, orNone: true, meanings: ['share', 'thousands'] },

  /** None for VA and USDA loans; above, hardly a loan is left. */
  downPaymentPercent: { min: 1, max: 80, orNone: true, meanings: ['fraction'] },

  /** Below, a month or thousands are meant: full time at the federal minimum wage of $7.25 is $15,080. */
  income: { min: 12_000, max: 10_000_000, meanings: ['month', 'thousands'] },

  /** Above, a year or a balance is meant. */
  debts: { min: 10, max: 20_000, orNone: true, meanings: ['year'] },

  /** Below, thousands are meant; above, a year. */
  rent: { min: 200, max: 20_000, meanings: ['year', 'thousands'] },

  /** Below, a percentage of the price or thousands are meant. */
  propertyTax: { min: 50, max: 200_000, orNone: true, meanings: ['share', 'thousands'] },

  /** State averages are between about 0.3% (Hawaii) and 2.2% (New Jersey; Census Bureau, ACS). */
  propertyTaxPercent: { min: 0.1, max: 3, orNone: true, meanings: ['fraction'] },

  /** Below, a month or thousands are meant. */
  homeInsurance: { min: 200, max: 50_000, orNone: true, meanings: ['month', 'thousands'] },

  /** Above, a year is meant. */
  hoa: { min: 10, max: 5_000, orNone: true, meanings: ['year'] },

  /** FHFA's national house prices have risen by about 19% a year at most. A steeper fall does not go on for years. */
  growth: { min: 0.25, max: 20, orNone: true, fall: 10, meanings: ['fraction'] },

  /** Above, the loan is repaid. */
  extraPayment: extra,
  yearlyExtra: extra,
  oneTimePayment: extra,

  /** Below, a percentage or thousands are meant: closing costs are 2% to 5% of the price (CFPB). */
  closingCosts: { min: 100, max: 500_000, orNone: true, meanings: ['share', 'thousands'] },

  /** Of these, the costs of buying are 2% to 5% (CFPB). Above, dollars are meant. */
  costPercent: { min: 0.1, max: 10, orNone: true, meanings: ['fraction'] },

  /** Below, a fraction is meant; above, tenths of a percent. */
  insurancePercent: { min: 0.1, max: 3, orNone: true, meanings: ['fraction'] },
};

/**
 * Returns the question that a number raises in its place.
 *
 * @param value dollars or percent
 * @returns undefined for a usual number
 * @example askAboutNumber('rate', 0.065) // { text: 'Did you mean 6.5%?', action: 'Use 6.5%', answer: '6.5' }
 * @example askAboutNumber('rate', 25) // { text: 'That’s above 20%. Is it right?' }
 */
export function askAboutNumber(kind: NumberKind, value: number): Question | undefined {
  const { min, max, fall = 0, meanings = [] } = usualRanges[kind];
  if (isUsual(kind, value)) return undefined;
  if (value === 0) return { text: `Is it really ${format(kind, 0)}?` };
  for (const meaning of meanings) {
    const question = offers[meaning](kind, value);
    if (question) return question;
  }
  if (fall > 0 && value < -fall) {
    return { text: `That’s a fall of more than ${format(kind, fall)}. Is it right?` };
  }
  const [side, end] = value > max ? ['above', max] : ['below', min];
  return { text: `That’s ${side} ${format(kind, end)}. Is it right?` };
}

/**
 * Returns the question that an amount with an ambiguous comma raises, which needs no key for a point to answer.
 *
 * @example askAboutComma('loan', '1 234,50')
 *   // { text: 'Did you mean $1,234.50?', action: 'Use $1,234.50', answer: '1,234.50' }
 */
export function askAboutComma(kind: NumberKind, text: string): Question | undefined {
  const meant = isPercentKind(kind) ? undefined : amountsMeantBy(text, amountMeanings[kind]?.per);
  return meant && askWhether(`$${meant[0]}`, meant[0]);
}

function askWhether(shown: string, answer: string): Question {
  return { text: `Did you mean ${shown}?`, action: `Use ${shown}`, answer };
}

/** Returns the question that a down payment raises, whose answer is a text for the same field. */
export function askAboutDownPayment(typed: DownPayment): Question | undefined {
  if (typed.kind === 'amount') return askAboutNumber('downPayment', typed.dollars);
  const question = askAboutNumber('downPaymentPercent', typed.percent);
  return question?.answer ? { ...question, answer: `${question.answer}%` } : question;
}

function isUsual(kind: NumberKind, value: number): boolean {
  const { min, max, orNone = false, fall = 0 } = usualRanges[kind];
  if (value === 0) return orNone;
  const size = Math.abs(value);
  return size >= min && size <= (value > 0 ? max : fall);
}

/** The percentage that a small amount may be. */
const shares: { [Kind in NumberKind]?: PercentKind } = {
  downPayment: 'downPaymentPercent',
  propertyTax: 'propertyTaxPercent',
  closingCosts: 'costPercent',
};

type Offer = (kind: NumberKind, value: number) => Question | undefined;

const offers: Record<Meaning, Offer> = {
  thousands: (kind, value) => offer(kind, value < 1_000 ? value * 1_000 : 0),
  millions: (kind, value) => offer(kind, value < 1_000 ? value * 1_000_000 : 0),
  share: (kind, value) => {
    const share = shares[kind];
    if (!share || value >= 100 || !isUsual(share, value)) return undefined;
    const percent = `${value}%`;
    return {
      text: `Did you mean ${percent} of the ${amountMeanings[kind]?.of}?`,
      action: `Use ${percent}`,
      answer: percent,
    };
  },
  month: (kind, value) => offerTime(kind, value, value * 12, 'month', 'year'),
  year: (kind, value) => offerTime(kind, value, value / 12, 'year', 'month'),
  fraction: (kind, value) => offer(kind, Math.abs(value) < 1 ? value * 100 : 0),
  // From 1,000 on, a rate counts as that.
  point: (kind, value) =>
    value < 2 * usualRanges[kind].max || value >= 1_000
      ? undefined
      : (offer(kind, value / 10) ?? offer(kind, value / 100)),
};

/** Returns the question whether another number is meant, if that one is usual. */
function offer(kind: NumberKind, meant: number): Question | undefined {
  const number = round(kind, meant);
  if (number === 0 || !isUsual(kind, number)) return undefined;
  return askWhether(format(kind, number), write(kind, number));
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
    text: `Did you mean ${formatDollars(typed)} a ${from}?`,
    action: `Use ${formatDollars(dollars)} a ${to}`,
    answer: write(kind, dollars),
  };
}

/** Returns whole cents, or a percentage without the errors of a multiplication: 0.07 * 100 is 7.000000000000001. */
function round(kind: NumberKind, number: number): number {
  const steps = isPercentKind(kind) ? 1_000_000 : 100;
  return Math.round(number * steps) / steps;
}

function format(kind: NumberKind, number: number): string {
  return isPercentKind(kind) ? `${number}%` : formatDollars(number);
}

function write(kind: NumberKind, number: number): string {
  return isPercentKind(kind) ? String(number) : formatAmount(String(number));
}
