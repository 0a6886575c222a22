import { type Stringifier, stringify } from 'csv-stringify';
import { Timestamp } from 'firebase-admin/firestore';

/**
 * What a spreadsheet may run as a formula: one of its signs, also as wide as a Chinese character,
 * behind white space and what cannot be seen. csv-stringify's own `escape_formulas` looks at the
 * first character only.
 */
const formulaStart = /^[\p{White_Space}\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;
const controlStart = /^[\t\r\n]/;

/**
 * A text for a cell: one that a spreadsheet might run gets an apostrophe before it.
 *
 * @example harmless('=1+1') // "'=1+1"
 */
export function harmless(text: string): string {
  return formulaStart.test(text) || controlStart.test(text) ? `'${text}` : text;
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
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  return JSON.stringify(value);
}

/**
 * Turns rows of cells into a CSV file after RFC 4180, with the mark by which spreadsheets know UTF-8.
 *
 * @param titles the first line
 */
export function csvWriter(titles: readonly string[]): Stringifier {
  return stringify({
    bom: true,
    header: true,
    columns: [...titles],
    record_delimiter: 'windows',
    quote_record_delimiter: true,
  });
}
