import { roundToCents } from '#src/domain/loans/loan-cost.ts';
import type { ScheduleRow } from './schedule-rows.ts';

/**
 * A schedule as a CSV file: a line of titles, then one line a row, amounts in dollars and cents
 * without signs or groups, so that a spreadsheet takes them as numbers. `Paid` is principal and interest.
 *
 * @param periodTitle what a row stands for: `Year` or `Month`
 */
export function scheduleCsv(periodTitle: string, rows: readonly ScheduleRow[]): string {
  const isInsured = rows.some(({ insurance }) => insurance !== undefined);
  const titles = [
    periodTitle,
    'Paid',
    'Principal',
    'Interest',
    ...(isInsured ? ['Mortgage insurance'] : []),
    'Remaining balance',
  ];
  const lines = rows.map((row) => [
    row.period,
    cents(row.payment),
    cents(row.principal),
    cents(row.interest),
    ...(isInsured ? [cents(row.insurance ?? 0)] : []),
    cents(row.balance),
  ]);
  return [titles, ...lines].map((line) => `${line.map(csvCell).join(',')}\r\n`).join('');
}

/** What a spreadsheet takes as the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/**
 * One cell. A number stands as it is; a text that a spreadsheet would run as a formula gets an
 * apostrophe before it, and one that would end the cell gets quotes around it.
 *
 * @example csvCell('=1+1') // "'=1+1"
 */
export function csvCell(content: string | number): string {
  if (typeof content === 'number' || /^\d+(\.\d+)?$/.test(content)) return String(content);
  const harmless = formulaStart.test(content) ? `'${content}` : content;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function cents(dollars: number): string {
  return roundToCents(dollars).toFixed(2);
}
