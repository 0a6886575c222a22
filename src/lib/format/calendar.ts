import { monthNames, newYorkTime } from './format.ts';

/** Formats an ISO date without a time in words, like 'November 2026' or 'November 21, 2026'. */
export function calendarText(date: string): string {
  const [year, month = 1, day] = date.split('-').map(Number);
  const name = monthNames[month - 1];
  return day === undefined ? `${name} ${year}` : `${name} ${day}, ${year}`;
}

/** Returns today's date where the site's days begin and end, as in `2026-11-23`. */
export function siteToday(): string {
  return newYorkTime(new Date()).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** Returns the same day of an earlier month, or the last day of that month if it is shorter. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const there = new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDate)));
  return there.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
