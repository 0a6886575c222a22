import { formatDollars } from '#src/lib/format/format.ts';

/** The largest amount of dollars that any form accepts. */
export const maxDollars = 1_000_000_000;

/** The time that an amount is paid for. */
export type Period = 'month' | 'year';

const amountPattern =
  /^(?:US ?D? ?)?\$?(\d+|\d{1,3}(?:[, ]\d{3})+)(\.\d+)?(?: ?(k|thousand|m|mil|million))?(?: ?(?:USD|dollars?))?(?: ?(?:\/|per|an?)? ?(mo|month|yr|year|annual)(?:ly)?\.?)?$/i;
const thousands = ['k', 'thousand'];

/**
 * Parses an amount of dollars as people type it, with the time that it is paid for: `$100/mo`. Undefined if it is none
 * (`1e6`, `-5`, more than two decimals without a suffix).
 */
function parseAmount(text: string) {
  const match = amountPattern.exec(plainNumerals(text));
  if (!match) return undefined;
  const [, whole = '', decimals = '', suffix = '', time] = match;
  if (!suffix && decimals.length > '.00'.length) return undefined;
  const typed = Number(whole.replace(/[, ]/g, '') + decimals);
  const factor = suffix ? (thousands.includes(suffix.toLowerCase()) ? 1_000 : 1_000_000) : 1;
  const dollars = roundToCents(typed * factor);
  const per: Period = /^m/i.test(time ?? '') ? 'month' : 'year';
  return { dollars, per: time ? per : undefined };
}

/**
 * Parses an amount of dollars as people type it: `$450,000`, `450 000`, `450k`, `1½ million`, full-width digits.
 *
 * @param per the time that it is to be paid for, to which others are converted; without it, none may be named
 * @returns dollars, rounded to cents, or undefined if the text is not an amount
 * @example parseMoney('$450,000') // 450000
 * @example parseMoney('7,000 a month', 'year') // 84000
 */
export function parseMoney(text: string, per?: Period): number | undefined {
  const amount = parseAmount(text);
  if (!amount || (amount.per && !per)) return undefined;
  if (!amount.per || amount.per === per) return amount.dollars;
  return roundToCents(per === 'year' ? amount.dollars * 12 : amount.dollars / 12);
}

/** Says what an amount for another time than its field's counts as, like 'Counts as $84,000 a year.' */
export function describeConversion(text: string, per?: Period): string | undefined {
  const time = parseAmount(text)?.per;
  const dollars = parseMoney(text, per);
  if (!time || time === per || dollars === undefined) return undefined;
  return `Counts as ${formatDollars(dollars)} a ${per}.`;
}

/** One or two digits after a last mark, behind a number whose thousands are complete, in any country's writing. */
const shortLastGroup = /^(\D*(?:\d+|\d{1,3}(?:[, .'’]\d{3})+))[, ](\d{1,2}(?!\d)[^,.]*)$/;

/**
 * Returns the two amounts that a text may mean whose last comma or space groups no thousands, like
 * ['450.50', '45,050'] for '450,50' and ['1,234.50', '123,450'] for '1 234,50'; undefined for any other text.
 */
export function amountsMeantBy(text: string, per?: Period): [string, string] | undefined {
  const [, before = '', after] = shortLastGroup.exec(plainNumerals(text)) ?? [];
  const whole = before.replace(/(?<=\d)\D(?=\d)/g, '');
  const readings = [`${whole}.${after}`, `${whole}${after}`] as const;
  if (readings.some((reading) => parseMoney(reading, per) === undefined)) return undefined;
  return [formatAmount(readings[0], per), formatAmount(readings[1], per)];
}

/** A down payment is an amount of dollars or a share of the price in percent. */
export type DownPayment =
  | { kind: 'amount'; dollars: number }
  | { kind: 'percent'; percent: number };

const sharePattern = /^(\d{1,3}(?:\.\d{1,3})?) ?(?:%|percent|pct)$/i;

/** Parses a down payment as people type it: an amount as in {@link parseMoney}, or a share up to 100%, like `20%`. */
export function parseDownPayment(text: string): DownPayment | undefined {
  const percent = sharePattern.exec(withDecimalPoint(plainNumerals(text)));
  if (percent) {
    const share = Number(percent[1]);
    return share <= 100 ? { kind: 'percent', percent: share } : undefined;
  }
  const dollars = parseMoney(text);
  return dollars === undefined ? undefined : { kind: 'amount', dollars };
}

/** Returns the canonical text of a down payment: `$80,000`, `$80,000.50` or `3.5%`. */
export function formatDownPayment(downPayment: DownPayment): string {
  return downPayment.kind === 'percent'
    ? `${downPayment.percent}%`
    : formatDollars(downPayment.dollars);
}

/** Makes the only comma of a percentage its decimal point: percentages have no thousands, and some phones no point. */
export function withDecimalPoint(percentage: string): string {
  return percentage.replace(/^([^,.]*),(?=[^,.]*$)/, '$1.');
}

const fractionSigns = /[¼-¾⅐-⅞]/g;
/** A fraction that decimals can write, alone or after a whole number. */
const mixedNumber =
  /(?<![\d./\u2044])(?:(\d+)[ -])?(\d{1,2}) ?[/\u2044] ?(2|4|8|16|32|64)(?![\d./\u2044])/;

/** Converts full-width digits and no-break spaces to plain ones, and a fraction to decimals: `6 7/8` to `6.875`. */
export function plainNumerals(text: string): string {
  const plain = text.replace(fractionSigns, ' $&').normalize('NFKC').trim().replace(/\s+/g, ' ');
  return plain.replace(/^\$ /, '$').replace(mixedNumber, (match, whole = '0', above, below) => {
    const part = Number(above) / Number(below);
    return part < 1 ? whole + String(part).replace(/^0\.?/, part > 0 ? '.' : '') : match;
  });
}

function roundToCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

/** Formats a typed amount without a dollar sign; returns other text unchanged. */
export function formatAmount(text: string, per?: Period): string {
  return parseMoney(text, per) === undefined ? text : formatMoneyText(text, per).replace('$', '');
}

/** Formats a typed amount; returns other text unchanged. */
export function formatMoneyText(text: string, per?: Period): string {
  const dollars = parseMoney(text, per);
  return dollars === undefined ? text : formatDollars(dollars);
}

/** Formats a typed down payment; returns other text unchanged. */
export function formatDownPaymentText(text: string): string {
  const downPayment = parseDownPayment(text);
  return downPayment ? formatDownPayment(downPayment) : text;
}

/** What people write between the digits of a phone number, after NFKC; a plus only comes first. */
const written = /^\+?[\d\s().·•/\p{Pd}\u2212]*$/u;
/** An area code starts with 2 or higher, so a leading 1 is the country code. */
const usNumber = /^(?:\+?1)?([2-9]\d\d)(\d{3})(\d{4})$/;

/** Returns only the digits of a text, with full-width digits converted to ASCII. */
export function keepDigits(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '');
}

/** Returns the digits by which everything compares and finds phone numbers: without the country code of the US. */
export function phoneKey(text: string): string {
  return keepDigits(text).replace(/^1(?=\d{10}$)/, '');
}

/** Formats a US phone number as people write or paste it, like '(512) 555-0142'; returns other text unchanged. */
export function tidyPhone(text: string): string {
  const visible = keepVisible(text);
  const number = visible.replace(/[^0-9+]/g, '');
  const isNumber = written.test(visible) && usNumber.test(number);
  return isNumber ? number.replace(usNumber, '($1) $2-$3') : text;
}

function keepVisible(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
}
