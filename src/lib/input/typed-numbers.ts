import { formatDollars } from '#src/lib/format.ts';

/** The largest amount of dollars that any form accepts. */
export const maxDollars = 1_000_000_000;

const amountPattern = /^\$?(\d+|\d{1,3}(?:[, ]\d{3})+)(\.\d+)?(?: ?(k|thousand|m|mil|million))?$/i;
const thousands = ['k', 'thousand'];

/**
 * Parses an amount of dollars as people type it: `$450,000`, `450 000`, `450k`, `1.2 million`,
 * full-width digits, no-break spaces.
 *
 * @returns dollars, rounded to cents, or undefined if the text is not an amount
 *   (`1e6`, `-5`, `abc`, empty, more than two decimals without a suffix)
 * @example parseMoney('$450,000') // 450000
 */
export function parseMoney(text: string): number | undefined {
  const match = amountPattern.exec(plainDigits(text));
  if (!match) return undefined;
  const [, whole = '', decimals = '', suffix = ''] = match;
  if (!suffix && decimals.length > '.00'.length) return undefined;
  const dollars = Number(whole.replace(/[, ]/g, '') + decimals);
  if (!suffix) return roundToCents(dollars);
  return roundToCents(dollars * (thousands.includes(suffix.toLowerCase()) ? 1_000 : 1_000_000));
}

const oneOddComma = /^([^,]*\d),(\d{1,2}(?!\d)[^,.]*)$/;

/**
 * Returns the two amounts that a text may mean whose only comma groups no thousands, formatted: with
 * a decimal point in its place, and without it.
 *
 * @returns undefined for any other text
 * @example amountsMeantBy('450,50') // ['450.50', '45,050']
 */
export function amountsMeantBy(text: string): [string, string] | undefined {
  const [, before, after] = oneOddComma.exec(plainDigits(text)) ?? [];
  const readings = [`${before}.${after}`, `${before}${after}`] as const;
  if (readings.some((reading) => parseMoney(reading) === undefined)) return undefined;
  return [formatAmount(readings[0]), formatAmount(readings[1])];
}

/** A down payment is an amount of dollars or a share of the price in percent. */
type DownPayment = { kind: 'amount'; dollars: number } | { kind: 'percent'; percent: number };

const percentPattern = /^(\d{1,3}(?:\.\d{1,3})?) ?%$/;

/**
 * Parses a down payment as people type it: an amount as in {@link parseMoney}, or `20%`.
 *
 * @returns undefined if the text is neither, or is a share above 100%
 * @example parseDownPayment('3.5 %') // { kind: 'percent', percent: 3.5 }
 */
export function parseDownPayment(text: string): DownPayment | undefined {
  const percent = percentPattern.exec(plainDigits(text));
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

/** Converts full-width digits and no-break spaces to plain ones, with NFKC. */
function plainDigits(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').replace(/^\$ /, '$');
}

function roundToCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

/** Formats a typed amount without a dollar sign; returns other text unchanged. */
export function formatAmount(text: string): string {
  return parseMoney(text) === undefined ? text : formatMoneyText(text).replace('$', '');
}

/** Formats a typed amount; returns other text unchanged. */
export function formatMoneyText(text: string): string {
  const dollars = parseMoney(text);
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

/**
 * Returns the digits by which two phone numbers are compared: the country code of a US number counts
 * for nothing. Everything that compares or finds numbers uses it.
 *
 * @returns '' for a text without digits, which is no number
 * @example phoneKey('1-512-555-0142') === phoneKey('(512) 555 0142') // '5125550142'
 */
export function phoneKey(text: string): string {
  return keepDigits(text).replace(/^1(?=\d{10}$)/, '');
}

/**
 * Formats a US phone number, ignoring everything but its digits and a plus. Guesses, so offer the
 * result; `tidyPhone` only changes what is certainly a number.
 *
 * @returns undefined if it is not a US number (ten digits, or eleven starting with 1)
 * @example cleanPhone('cell: 555.123.4567') // '(555) 123-4567'
 */
export function cleanPhone(text: string): string | undefined {
  const number = text.normalize('NFKC').replace(/[^0-9+]/g, '');
  return usNumber.test(number) ? number.replace(usNumber, '($1) $2-$3') : undefined;
}

/**
 * Formats a US phone number as people write or paste it, with any white space, dashes and invisible
 * characters; returns other text unchanged.
 *
 * @example tidyPhone('\u202a+1 512.555.0142\u202c') // '(512) 555-0142'
 */
export function tidyPhone(text: string): string {
  const visible = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  return (written.test(visible) && cleanPhone(visible)) || text;
}
