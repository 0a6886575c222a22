import { monthNames } from './month-names.ts';
import { newYorkTime } from './new-york-time.ts';

/** A day, or an instant in UTC, in the years 1000 to 9999. */
const isoDate = /^[1-9]\d{3}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)?$/;

/**
 * Formats a date in words, independently of the time zone of the reader or the build. An instant is
 * shown as its day in New York, a day without a time as that day.
 *
 * @param iso an ISO date such as `2026-11-21` or `2026-11-22T03:00:00.000Z`
 * @returns '' if it is not such a date, or is before the year 1000
 * @example formatLongDate('2026-11-21') // 'November 21, 2026'
 */
export function formatLongDate(iso: string): string {
  const day = dayOf(iso);
  if (!day) return '';
  return `${monthNames[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/**
 * Formats a date in figures, otherwise like formatLongDate.
 *
 * @example formatShortDate('2026-11-21') // '11/21/2026'
 */
export function formatShortDate(iso: string): string {
  const day = dayOf(iso);
  if (!day) return '';
  return `${day.getUTCMonth() + 1}/${day.getUTCDate()}/${day.getUTCFullYear()}`;
}

/** Returns the day of a date, in the UTC fields of the result. */
function dayOf(iso: string): Date | undefined {
  const [found, time] = isoDate.exec(iso) ?? [];
  if (!found) return undefined;
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  // A day without a time is parsed as midnight UTC.
  return time ? newYorkTime(date) : date;
}
