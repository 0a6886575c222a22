import { isTimestamp } from './timestamp.ts';

/** Tells spreadsheets that a file is UTF-8. */
export const byteOrderMark = '\ufeff';

/**
 * Matches the start of a cell: of the text itself, and wherever a spreadsheet with another delimiter
 * setting would split it.
 */
const start = '(^|[;\\t\\n\\v\\f\\r\\u{85}\\u{2028}\\u{2029}])';

/** Characters that a spreadsheet skips before a formula: white space, invisible characters, quotes. */
const skipped =
  '(?:(?![\\t\\n\\v\\f\\r\\u{85}\\u{2028}\\u{2029}])[\\p{White_Space}\\p{Cc}\\p{Cf}"])*';

/** The characters that start a formula, including their full-width forms. */
const sign = '[=+\\-@\\u{ff1d}\\u{ff0b}\\u{ff0d}\\u{ff20}]';

const formulaStart = new RegExp(`${start}(?=${skipped}${sign})`, 'gu');
const controlStart = /^(?=[\t\r\n])/;

/**
 * Prevents CSV injection: puts an apostrophe before each position where a spreadsheet could start a
 * formula.
 *
 * @example escapeFormulas('=1+1; -2') // "'=1+1;' -2"
 */
export function escapeFormulas(text: string): string {
  return text.replace(formulaStart, "$1'").replace(controlStart, "'");
}

/**
 * Returns a stored value as the text of a cell: times in ISO, lists joined by '; ', missing values as ''.
 *
 * @example cellOf(['FHA/VA/USDA', 'HELOC']) // 'FHA/VA/USDA; HELOC'
 */
export function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  // Numbers and booleans are not typed text, so they need no protection.
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return escapeFormulas(textOf(value));
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isTimestamp(value)) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  return JSON.stringify(value);
}

/**
 * Returns a line of a CSV file (RFC 4180), including the line break. Every cell is quoted, so that no
 * spreadsheet splits it.
 *
 * @example csvLine(['Ana', 'the "big" one']) // '"Ana","the ""big"" one"\r\n'
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
}
