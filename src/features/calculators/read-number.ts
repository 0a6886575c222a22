import { maxAmount, maxAnnualRatePercent } from '#src/domain/loans/loan.ts';
import { amountsMeantBy, formatAmount, parseMoney } from '#src/lib/input/typed-numbers.ts';
import { lazyValue } from '#src/lib/lazy-value.ts';

/** What a calculator understands of a typed text. */
export interface Reading {
  /** 0 or more, always finite. */
  value: number;
  /** In words, when the text does not say the number that is computed with. */
  remark?: string;
}

const empty = 'Empty counts as 0.';

/**
 * Reads dollars as they are typed, also half-way through: `4,000,00` and `1520.` while a digit of a
 * grouped number is deleted or decimals begin. What `parseMoney` refuses then counts as 0, and so does
 * an only comma that may be a decimal point. Other marks between digits that group no thousands are
 * read past, with a remark that says how.
 *
 * @example readAmount('450k') // { value: 450000 }
 * @example readAmount('3,0,0') // { value: 300, remark: 'Read as $300.' }
 * @example readAmount('450,50') // { value: 0, remark: 'Counts as 0. Type 450.50 or 45,050.' }
 * @example readAmount('abc') // { value: 0, remark: 'Enter a number, like 300,000.' }
 */
export function readAmount(text: string): Reading {
  const reading = readPlainAmount(text);
  if (reading.remark || !hasOddGroups(text)) return reading;
  return { ...reading, remark: `Read as $${formatAmount(String(reading.value))}.` };
}

function readPlainAmount(text: string): Reading {
  const meant = amountsMeantBy(text);
  if (meant) return { value: 0, remark: `Counts as 0. Type ${meant.join(' or ')}.` };
  const plain = plainNumber(text);
  if (plain === '' || plain === '$') return { value: 0, remark: empty };
  const dollars = parseMoney(plain);
  if (dollars === undefined) return { value: 0, remark: 'Enter a number, like 300,000.' };
  return atMost(dollars, maxAmount, '$1,000,000,000,000,000');
}

/**
 * Whether marks stand where no thousands are grouped, and further typing will not change that: the
 * last group may still be growing.
 */
function hasOddGroups(text: string): boolean {
  const [first = '', ...others] = text
    .normalize('NFKC')
    .trim()
    .split(/(?<=\d)[,\s]+(?=\d)/);
  const [last, ...inner] = others.reverse();
  if (last === undefined) return false;
  const countDigits = (group: string) => /\d+/.exec(group)?.[0].length ?? 0;
  return (
    countDigits(first) > 3 ||
    inner.some((group) => countDigits(group) !== 3) ||
    countDigits(last) > 3
  );
}

const percentPattern = /^\d+(?:\.\d+)?$/;

/**
 * Reads a rate or a share in percent as it is typed: `4.5`, `4.5 %`, `4.` half-way.
 *
 * @example readPercent('6.5%') // { value: 6.5 }
 */
export function readPercent(text: string): Reading {
  // No groups here: `4,5` is somebody's four and a half, and must not become 45.
  const plain = completed(text.replace(/[%\uFF05]\s*$/, ''));
  if (plain === '') return { value: 0, remark: empty };
  if (!percentPattern.test(plain)) return { value: 0, remark: 'Enter a number, like 6.5.' };
  return atMost(Number(plain), maxAnnualRatePercent, '1000%');
}

/** Returns a typed amount in its usual form; text that is not understood stays for its writer to mend. */
export function tidyAmount(text: string): string {
  return readPlainAmount(text).remark ? text : formatAmount(plainNumber(text));
}

/** Returns a typed percentage in its usual form; text that is not understood stays as it is. */
export function tidyPercent(text: string): string {
  const { value, remark } = readPercent(text);
  return remark ? text : numberText(value);
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
  return completed(text.normalize('NFKC').replace(/(?<=\d)[,\s]+(?=\d)/g, ''));
}

/** Completes a number that begins or ends with the decimal point, as it does half-way. */
function completed(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replace(/(?<=\d)[.,]$/, '')
    .replace(/^(\$?)\s*\./, (_, sign: string) => `${sign}0.`);
}

function atMost(value: number, max: number, maxText: string): Reading {
  return value <= max ? { value } : { value: max, remark: `Counts as ${maxText}, the maximum.` };
}
