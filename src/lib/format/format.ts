/** Groups the digits of a number without a sign, like '20,000'. Without `Intl`, which blocks a phone for 80 ms. */
export function groupThousands(number: number | string): string {
  return `${number}`.replace(/\B(?=(\d{3})+(\.|$))/g, ',');
}

/** Formats an amount of whole cents in dollars, like '$1,520.06', by default with cents only if there are any. */
export function formatDollars(amount: number, decimals = Number.isInteger(amount) ? 0 : 2): string {
  return `${amount < 0 ? '-' : ''}$${groupThousands(Math.abs(amount).toFixed(decimals))}`;
}

/** Returns a number of business days with its unit, like '10 business days'. */
export function businessDays(count: number): string {
  return `${count} business ${count === 1 ? 'day' : 'days'}`;
}

/** The names of the months, starting with January. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The time zone of the site's dates. */
export const siteTimeZone = 'America/New_York';

const hourMs = 3_600_000;
const march = 2;
const november = 10;

/**
 * Returns the local time in New York at an instant, in the UTC fields of the result.
 *
 * Daylight saving time lasts from 2 a.m. on the second Sunday of March to 2 a.m. on the first Sunday
 * of November (Energy Policy Act of 2005, in force since 2007; earlier instants are off by an hour
 * in some weeks). Computed without `Intl`, whose first formatter costs a phone 80 ms; a test compares
 * it with `Intl` and so notices a change of the law.
 */
export function newYorkTime(instant: Date): Date {
  const time = instant.getTime();
  const year = instant.getUTCFullYear();
  const isDaylightSaving =
    time >= Date.UTC(year, march, findSunday(year, march, 2), 7) &&
    time < Date.UTC(year, november, findSunday(year, november, 1), 6);
  return new Date(time - (isDaylightSaving ? 4 : 5) * hourMs);
}

/** Returns the day of the month of its nth Sunday. */
function findSunday(year: number, month: number, nth: number): number {
  const firstDay = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return 1 + ((7 - firstDay) % 7) + 7 * (nth - 1);
}

/** A day, or an instant in UTC, in the years 1000 to 9999. */
const isoDate = /^[1-9]\d{3}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)?$/;

/**
 * Formats an ISO date in words, like 'November 21, 2026', whatever the time zone of the reader or the build: an
 * instant as its day in New York, a day without a time as that day; '' if it is none, or before the year 1000.
 */
export function formatLongDate(iso: string): string {
  const day = parseDay(iso);
  if (!day) return '';
  return `${monthNames[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

/** Formats a date in figures, like '11/21/2026', otherwise as formatLongDate does. */
export function formatShortDate(iso: string): string {
  const day = parseDay(iso);
  if (!day) return '';
  return `${day.getUTCMonth() + 1}/${day.getUTCDate()}/${day.getUTCFullYear()}`;
}

/** Returns the day of a date, in the UTC fields of the result. */
function parseDay(iso: string): Date | undefined {
  const [found, time] = isoDate.exec(iso) ?? [];
  if (!found) return undefined;
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  // A day without a time is parsed as midnight UTC.
  return time ? newYorkTime(date) : date;
}

/** Returns an email address with a plain apostrophe for those that phones write: O'Brien for O’Brien. */
export const tidyEmail = (text: string) => text.replace(/[‘’ʼ]/g, "'");
