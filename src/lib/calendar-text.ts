// In UTC on both sides, so that no time zone moves a date to the day before.
const month = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long' });
const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });

/**
 * A calendar date without a time in words, the same in every time zone.
 *
 * @param date ISO year and month, with or without a day
 * @example calendarText('2026-11') // 'November 2026'
 * @example calendarText('2026-11-21') // 'November 21, 2026'
 */
export function calendarText(date: string): string {
  return (date.length > 'yyyy-mm'.length ? day : month).format(new Date(date));
}
