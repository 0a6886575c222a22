import { monthNames, newYorkTime } from './format.ts';

/**
 * Formats a calendar date without a time in words.
 *
 * @param date ISO year and month, with or without a day
 * @example calendarText('2026-11') // 'November 2026'
 * @example calendarText('2026-11-21') // 'November 21, 2026'
 */
export function calendarText(date: string): string {
  const [year, month = 1, day] = date.split('-').map(Number);
  const name = monthNames[month - 1];
  return day === undefined ? `${name} ${year}` : `${name} ${day}, ${year}`;
}

/** Returns today's date where the site's days begin and end, as in `2026-11-23`. */
export function siteToday(): string {
  return siteDay(new Date());
}

/** Returns the date of an instant where the site's days begin and end. */
export function siteDay(instant: Date): string {
  return newYorkTime(instant).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
