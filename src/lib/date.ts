import { monthNames } from './month-names.ts';
import { newYorkTime } from './new-york-time.ts';

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A date in words, the same in every reader's time zone and in the build: an instant as its day in
 * New York, a day without a time as that day.
 *
 * @param iso an ISO date such as `2026-11-21` or `2026-11-22T03:00:00.000Z`
 * @returns '' for what is no such date
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
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  // A day without a time was read as midnight in UTC.
  return dateOnly.test(iso) ? date : newYorkTime(date);
}
