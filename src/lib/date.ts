/** Where the site's days begin and end. */
export const siteTimeZone = 'America/New_York';

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;

const long = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const short = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;

/**
 * A date in words, the same in every reader's time zone and in the build: an instant as its day in
 * New York, a day without a time as that day.
 *
 * @param iso an ISO date such as `2026-11-21` or `2026-11-22T03:00:00.000Z`
 * @returns '' for what is no such date
 * @example formatLongDate('2026-11-21') // 'November 21, 2026'
 */
export function formatLongDate(iso: string): string {
  return formatted(iso, long);
}

/**
 * A date in figures, otherwise like formatLongDate.
 *
 * @example formatShortDate('2026-11-21') // '11/21/2026'
 */
export function formatShortDate(iso: string): string {
  return formatted(iso, short);
}

function formatted(iso: string, parts: typeof long | typeof short): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  // A day without a time was read as midnight in UTC.
  const timeZone = dateOnly.test(iso) ? 'UTC' : siteTimeZone;
  return date.toLocaleDateString('en-US', { ...parts, timeZone });
}
