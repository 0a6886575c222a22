import { siteToday } from '#src/lib/format/calendar.ts';
import type { Question } from '#src/lib/hooks/use-question.ts';
import { boundedLine, tidied } from '#src/lib/input/answers.schema.ts';
import { withDecimalPoint } from '#src/lib/input/typed-numbers.ts';
import { z } from '#src/lib/loading/zod.ts';
import { askAboutNumber } from '#src/model/loans/usual-ranges.ts';
import { type RateKey, type Rates, rateFields, readRate } from '#src/model/rates/shown-rates.ts';
import { findDayFault, isUnlikelyDay } from '#src/model/rates/typed-day.ts';

/** Returns a value for each displayed rate, by its field. */
export function mapRates<Value>(map: (field: RateKey) => Value): Record<RateKey, Value> {
  const entries = rateFields.map((field) => [field, map(field)]);
  return Object.fromEntries(entries) as Record<RateKey, Value>;
}

/** The form's values before any rate is stored. */
export const noRates: Rates = { ...mapRates(() => ''), lastUpdated: '' };

/** The longest texts in code points; the security rules repeat them. */
export const ratesLimits = { rate: 40, lastUpdated: 60 } as const;

const text = (max: number) => boundedLine({ min: 0, max }, '');
const rate = z.pipe(z.pipe(tidied, z.transform(tidyRate)), text(ratesLimits.rate));

/** Parses the texts of the rates as typed into the stored ones, as the security rules accept them. */
export const storedRatesSchema = z.object({
  ...mapRates(() => rate),
  lastUpdated: text(ratesLimits.lastUpdated),
});

/** Parses the rates form's values: as storedRatesSchema, but the date must exist and not lie ahead. */
export const ratesFormSchema = z.object({
  ...storedRatesSchema.shape,
  lastUpdated: storedRatesSchema.shape.lastUpdated.check(({ value, issues }) => {
    const message = findDayFault(value, siteToday());
    if (message) issues.push({ code: 'custom', input: value, message });
  }),
});

/** Whether a text is empty or a percentage such as `6.375%`. Any other text is allowed, too. */
export function looksLikeRate(text: string): boolean {
  return text.trim() === '' || readRate(text) !== undefined;
}

/** A number in any writing, such as `6`, `6.25`, `6,25`, `6 1/4` or a digit of another script. */
const anyNumber =
  /(?:^-)?(?:(?:(\d+)[\s-]+)?(\d+)\s*[/⁄]\s*(\d+)|\d[\d,]*(?:\.\d+)?|\.\d+|\p{N})/gu;

/** Returns a text with its numbers in plain digits: `6⅜` as `6 3⁄8`, full-width digits as usual ones. */
function withPlainDigits(text: string): string {
  const spaced = text.replace(/[¼-¾⅐-⅞]/g, ' $&').normalize('NFKC');
  return spaced.replace(/[\p{Pd}−]/gu, '-').trim();
}

/**
 * Returns a typed rate as it is stored: with a decimal point, and a number with the percent sign that it lacks.
 * Any other text stays as it is.
 *
 * @example tidyRate('6,25') // '6.25%'
 */
export function tidyRate(text: string): string {
  const narrow = text.replace(/[！-～]/g, (wide) => wide.normalize('NFKC')).trim();
  const number = narrow.replace(/[.,]$/, '');
  const plain = withPlainDigits(number);
  if (plain.match(anyNumber)?.[0] === plain) return `${withDecimalPoint(number)}%`;
  return readRate(narrow) === undefined ? text : withDecimalPoint(narrow);
}

/**
 * Returns the question that a typed rate raises: whether another one is meant, or the same as a plain percentage,
 * which the site can calculate with.
 *
 * @example askAboutRate('0.0625%') // { text: 'Did you mean 6.25%?', action: 'Use 6.25%', answer: '6.25%' }
 * @example askAboutRate('6 3/8') // { text: 'Write it as 6.375%?', action: 'Use 6.375%', answer: '6.375%' }
 */
export function askAboutRate(text: string): Question | undefined {
  const [percent, ...others] = readNumbers(text);
  const isPlain = /^[^a-z$]*(?:percent)?$/i.test(text.trim());
  if (percent === undefined || others.length > 0 || !isPlain) return undefined;
  const question = askAboutNumber('rate', percent);
  if (question) return question.answer ? { ...question, answer: `${question.answer}%` } : question;
  if (looksLikeRate(tidyRate(text))) return undefined;
  const plain = `${percent}%`;
  return { text: `Write it as ${plain}?`, action: `Use ${plain}`, answer: plain };
}

/**
 * Returns the next eighth of a percentage point above or below a rate, as lenders quote them.
 *
 * @returns undefined if the text is not a percentage, or the next eighth is none that can be stored
 * @example nextEighth('6.2%', 1) // '6.250%'
 */
export function nextEighth(text: string, direction: 1 | -1): string | undefined {
  const rate = readRate(tidyRate(text));
  if (rate === undefined) return undefined;
  const eighths = direction === 1 ? Math.floor(rate * 8) + 1 : Math.ceil(rate * 8) - 1;
  const next = `${(eighths / 8).toFixed(3)}%`;
  return readRate(next) === undefined ? undefined : next;
}

/** A change of a rate that may be a typo, in percentage points. */
const largeChange = 1;

/**
 * Returns the fields whose new text may be a typo: a rate that is unusual or far from the stored one,
 * whether it is written as a percentage or not, and a date that is none.
 */
export function findUnlikelyFields(typed: Rates, stored: Rates): (keyof Rates)[] {
  const isNew = (field: keyof Rates) => typed[field] !== '' && typed[field] !== stored[field];
  const rates = rateFields.filter(
    (field) => isNew(field) && isUnlikelyRate(typed[field], stored[field]),
  );
  const isDayUnlikely = isNew('lastUpdated') && isUnlikelyDay(typed.lastUpdated, siteToday());
  return isDayUnlikely ? [...rates, 'lastUpdated'] : rates;
}

function isUnlikelyRate(typed: string, stored: string): boolean {
  const before = readNumbers(stored);
  return readNumbers(typed).some((rate) => {
    const isUsual = askAboutNumber('rate', rate) === undefined;
    // Rates have four decimals at most, which leaves out the errors of a subtraction.
    const isFar = (other: number) => Number(Math.abs(rate - other).toFixed(4)) >= largeChange;
    return !isUsual || (before.length > 0 && before.every(isFar));
  });
}

/** Returns all numbers in a text. */
function readNumbers(text: string): number[] {
  return [...withPlainDigits(text).matchAll(anyNumber)].map(([number, whole = 0, part, of]) => {
    const isFraction = part !== undefined;
    const size = isFraction
      ? Number(whole) + Number(part) / Number(of)
      : Number(withDecimalPoint(number).replace(/[-,]/g, ''));
    return number.startsWith('-') ? -size : size;
  });
}
