/** Where the site's days begin and end. */
export const siteTimeZone = 'America/New_York';

const hourMs = 3_600_000;
const march = 2;
const november = 10;

/**
 * What the clocks of New York show at an instant, in the UTC parts of the date returned.
 *
 * Daylight saving time lasts from 2 a.m. of the second Sunday of March to 2 a.m. of the first Sunday
 * of November (Energy Policy Act of 2005, in force since 2007; earlier instants are off by an hour
 * in some weeks). Worked out instead of asked of `Intl`, whose first formatter costs a phone 80 ms;
 * a test holds it against `Intl`, and so against a change of the law.
 */
export function newYorkTime(instant: Date): Date {
  const time = instant.getTime();
  const year = instant.getUTCFullYear();
  const isDaylightSaving =
    time >= Date.UTC(year, march, sundayOf(year, march, 2), 7) &&
    time < Date.UTC(year, november, sundayOf(year, november, 1), 6);
  return new Date(time - (isDaylightSaving ? 4 : 5) * hourMs);
}

/** The day of the month of its nth Sunday. */
function sundayOf(year: number, month: number, nth: number): number {
  const firstDay = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return 1 + ((7 - firstDay) % 7) + 7 * (nth - 1);
}
