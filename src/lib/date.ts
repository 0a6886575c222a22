import { monthNames } from './month-names.ts';
import { newYorkTime } from './new-york-time.ts';

/** A day, or an instant in UTC, of the years that are written with four digits and no leading zero. */
const isoDate = /^[1-9]\d{3}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)?$/;

/**
 * A date in words, the same in every reader's time zone and in the build: an instant as its day in
 * New York, a day without a time as that day.
 *
 * @param iso an ISO date such as `2026-11-21` or `2026-11-22T03:00:00.000Z`
 * @returns '' for what is no such date, or one before the year 1000
 * @example formatLongDate('2026-11-21') // 'November 21, 2026'
 */
export function formatLongDate(iso: string): string {
  const day = dayOf(iso);
  if (!day) return '';
  return `${monthNames[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/**
 * A date in figures, otherwise like formatLongDate.
 *
 * @example formatShortDate('2026-11-21') // '11/21/2026'
 */
export function formatShortDate(iso: string): string {
  const day = dayOf(iso);
  if (!day) return '';
  return `${day.getUTCMonth() + 1}/${day.getUTCDate()}/${day.getUTCFullYear()}`;
}

/** The day that a date belongs to, in the date's UTC parts. */
function dayOf(iso: string): Date | undefined {
  const [found, time] = isoDate.exec(iso) ?? [];
  if (!found) return undefined;
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  // A day without a time was read as midnight in UTC.
  return time ? newYorkTime(date) : date;
}
