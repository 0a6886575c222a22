import { isTimestamp } from './timestamp.ts';

/** By which spreadsheets know that a file is UTF-8. */
export const byteOrderMark = '\ufeff';

/**
 * Where a cell begins: at its start, and wherever a spreadsheet that is set to another delimiter
 * splits it.
 */
const start = '(^|[;\\t\\n\\v\\f\\r\\u{85}\\u{2028}\\u{2029}])';

/** What a spreadsheet skips before a formula: white space, what cannot be seen, quotes. */
const skipped =
  '(?:(?![\\t\\n\\v\\f\\r\\u{85}\\u{2028}\\u{2029}])[\\p{White_Space}\\p{Cc}\\p{Cf}"])*';

/** The signs that begin a formula, also as wide as a Chinese character. */
const sign = '[=+\\-@\\u{ff1d}\\u{ff0b}\\u{ff0d}\\u{ff20}]';

const formulaStart = new RegExp(`${start}(?=${skipped}${sign})`, 'gu');
const controlStart = /^(?=[\t\r\n])/;

/**
 * A text that no spreadsheet runs: an apostrophe stands before each place that could begin a formula.
 *
 * @example harmless('=1+1; -2') // "'=1+1;' -2"
 */
export function harmless(text: string): string {
  return text.replace(formulaStart, "$1'").replace(controlStart, "'");
}

/**
 * A stored value as the text of a cell: times as ISO, lists with '; ' between, nothing as ''.
 *
 * @example cellOf(['FHA/VA/USDA', 'HELOC']) // 'FHA/VA/USDA; HELOC'
 */
export function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  // A number is no text that somebody typed.
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return harmless(textOf(value));
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isTimestamp(value)) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  return JSON.stringify(value);
}

/**
 * A line of a CSV file after RFC 4180, with its end. Every cell is quoted, so that no spreadsheet
 * takes a part of a text for a cell.
 *
 * @example csvLine(['Ana', 'the "big" one']) // '"Ana","the ""big"" one"\r\n'
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
}
