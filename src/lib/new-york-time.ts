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
    time >= Date.UTC(year, march, sundayOf(year, march, 2), 7) &&
    time < Date.UTC(year, november, sundayOf(year, november, 1), 6);
  return new Date(time - (isDaylightSaving ? 4 : 5) * hourMs);
}

/** Returns the day of the month of its nth Sunday. */
function sundayOf(year: number, month: number, nth: number): number {
  const firstDay = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return 1 + ((7 - firstDay) % 7) + 7 * (nth - 1);
}
