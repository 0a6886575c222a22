import { formatDollars } from '#src/lib/format/format.ts';
import {
  amountsMeantBy,
  describeConversion,
  formatAmount,
  type Period,
  parseDownPayment,
  parseMoney,
  plainNumerals,
  withDecimalPoint,
} from '#src/lib/input/typed-numbers.ts';
import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import { maxAmount, maxAnnualRatePercent } from '#src/model/loans/loan.ts';
import { roundToCents } from '#src/model/loans/loan-cost.ts';
import {
  type AmountKind,
  amountMeanings,
  isPercentKind,
  type NumberKind,
  type PercentKind,
} from '#src/model/loans/number-kinds.ts';

/** What a calculator understands of a typed text. */
export interface ReadNumber {
  /** Always finite; below 0 only for what can fall. */
  value: number;
  /** In words, when the text does not say the number that is computed with. */
  hint?: string;
}

const empty = 'Empty counts as 0.';

/**
 * Reads dollars as they are typed, also half-way through: `1520.` while decimals begin. What `parseMoney` refuses
 * then counts as 0, and so does a last comma that may be a decimal point. Other marks between digits that group no
 * thousands are read past, with a hint that says how. So are an amount for another time than the field's, and a
 * percentage where amounts are often shares.
 *
 * @param kind decides what an amount is paid for, and whether it may be a share
 * @param whole dollars that a share is of
 * @example readAmount('450k') // { value: 450000 }
 * @example readAmount('3,0,0') // { value: 300, hint: 'Read as $300.' }
 * @example readAmount('100/mo', 'homeInsurance') // { value: 1200, hint: 'Counts as $1,200 a year.' }
 * @example readAmount('450,50') // { value: 0, hint: 'Counts as 0: 450.50 or 45,050?' }
 * @example readAmount('abc') // { value: 0, hint: 'Enter a number, like 300,000.' }
 */
export function readAmount(text: string, kind?: AmountKind, whole = 0): ReadNumber {
  const { per, of } = (kind && amountMeanings[kind]) ?? {};
  const share = of && readShare(text, whole);
  if (share) return share;
  const reading = readPlainAmount(text, per);
  if (reading.hint) return reading;
  const hint = describeConversion(plainNumber(text), per);
  if (hint) return { ...reading, hint };
  if (!hasOddGroups(text)) return reading;
  return { ...reading, hint: `Read as $${formatAmount(String(reading.value))}.` };
}

function readShare(text: string, whole: number): ReadNumber | undefined {
  const share = parseDownPayment(text);
  if (share?.kind !== 'percent') return undefined;
  const dollars = roundToCents((whole * share.percent) / 100);
  return { value: dollars, hint: `Counts as ${formatDollars(dollars)}.` };
}

function readPlainAmount(text: string, per?: Period): ReadNumber {
  const meant = amountsMeantBy(text, per);
  if (meant) return { value: 0, hint: `Counts as 0: ${meant.join(' or ')}?` };
  const plain = plainNumber(text);
  if (plain === '' || plain === '$') return { value: 0, hint: empty };
  const dollars = parseMoney(plain, per);
  if (dollars === undefined) return { value: 0, hint: 'Enter a number, like 300,000.' };
  return atMost(dollars, maxAmount, '$1,000,000,000,000,000');
}

/** Whether marks stand where no thousands are grouped. */
function hasOddGroups(text: string): boolean {
  const plain = plainNumerals(text);
  return /\d[, ]+\d/.test(plain) && !/^\D*\d{1,3}([, ]+\d{3})+(?![, ]*\d)/.test(plain);
}

const percentPattern =
  /^(-?(?:\d+(?:\.\d*)?|\.\d+)) ?(?:%|percent|pct)?(?: ?(?:\/|per|an?) ?(?:yr|year|annum))?$/i;

/**
 * Parses a rate or a share in percent as people type it: `6.5`, `6,5`, `6 7/8`, `6½ %`, `6.5 percent a year`, `-2`.
 *
 * @returns percent, or undefined if the text is not a number
 * @example parsePercent('6 7/8') // 6.875
 */
function parsePercent(text: string): number | undefined {
  const plain = withDecimalPoint(plainNumerals(text)).replace(/^[\p{Pd}\u2212] ?/u, '-');
  const [, digits] = percentPattern.exec(plain) ?? [];
  // Without the sign of -0.
  return digits === undefined ? undefined : Number(digits) + 0;
}

/**
 * Reads a rate or a share in percent as it is typed: `4.5`, `4,5 %`, `6 7/8`, `4.` half-way.
 *
 * @param kind decides the limits: only what can fall may be negative, and only a rate exceeds 100%
 * @example readPercent('6.5%') // { value: 6.5 }
 * @example readPercent('-1.5', 'growth') // { value: -1.5 }
 */
export function readPercent(text: string, kind: PercentKind = 'rate'): ReadNumber {
  const plain = completed(text);
  if (plain === '' || plain === '%') return { value: 0, hint: empty };
  const percent = parsePercent(plain);
  if (percent === undefined || (percent < 0 && kind !== 'growth')) {
    return { value: 0, hint: 'Enter a number, like 6.' };
  }
  if (percent < -100) return { value: -100, hint: 'Counts as -100%, the minimum.' };
  const max = kind === 'rate' ? maxAnnualRatePercent : 100;
  return atMost(percent, max, `${max}%`);
}

/** Reads a number of a kind as it is typed; the other parameters are those of `readAmount`. */
export function readInput(kind: NumberKind, text: string, whole?: number): ReadNumber {
  return isPercentKind(kind) ? readPercent(text, kind) : readAmount(text, kind, whole);
}

/** What asks about numbers; it is loaded once something is typed. */
export type Ranges = typeof import('#src/model/loans/usual-ranges.ts');

/** Returns the question that a typed number raises; other text that is not understood has a hint instead. */
export function askAboutInput(
  { askAboutComma, askAboutNumber }: Ranges,
  kind: NumberKind,
  text: string,
  whole?: number,
) {
  const { value, hint } = readInput(kind, text, whole);
  return value === 0 && hint ? askAboutComma(kind, text) : askAboutNumber(kind, value);
}

/** Returns a typed amount in its usual form; text that is not understood stays for its writer to mend. */
export function tidyAmount(text: string): string {
  return readPlainAmount(text).hint ? text : formatAmount(plainNumber(text));
}

/** Returns a typed percentage in its usual form; text that is not understood stays as it is. */
export function tidyPercent(text: string, kind?: PercentKind): string {
  const { value, hint } = readPercent(text, kind);
  return hint ? text : numberText(value);
}

/** Returns a typed number of a kind in its usual form. */
export function tidyInput(kind: NumberKind, text: string): string {
  return isPercentKind(kind) ? tidyPercent(text, kind) : tidyAmount(text);
}

const plainDecimals = lazyValue(
  () => new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 }),
);

/**
 * Returns a number as these fields read it: never with the exponent that JavaScript writes of a small one.
 *
 * @example numberText(0.0000001) // '0.0000001'
 */
export function numberText(value: number): string {
  const text = String(value);
  // The first formatter of `Intl` blocks a phone for 40 ms.
  return text.includes('e') ? plainDecimals().format(value) : text;
}

/** Ties grouped digits together, wherever the marks stand while a number is edited. */
function plainNumber(text: string): string {
  return completed(plainNumerals(text).replace(/(?<=\d)[,\s]+(?=\d)/g, ''));
}

/** Completes a number that begins or ends with the decimal point, as it does half-way. */
function completed(text: string): string {
  return plainNumerals(text)
    .replace(/(?<=\d)[.,]$/, '')
    .replace(/^(\$?)\s*\./, (_, sign: string) => `${sign}0.`);
}

function atMost(value: number, max: number, maxText: string): ReadNumber {
  return value <= max ? { value } : { value: max, hint: `Counts as ${maxText}, the maximum.` };
}
