import { isSiteTimeKnown, siteTime, synchronizeClock } from '#src/data/state/site-clock.ts';
import { newYorkDay } from '#src/lib/format/format-time.ts';
import type { RatesAge } from '#src/model/rates/shown-rates.ts';
import { readDayText } from '#src/model/rates/typed-day.ts';

const dayMs = 24 * 60 * 60_000;

/** The age in days up to which rates are as good as new, and up to which they are an example at all. */
const limits = { dated: 7, old: 30 } as const;

/**
 * Returns how old rates are, by the calendar of New York. A text that is not a date with a year has no age.
 *
 * @param lastUpdated as the owner typed it
 * @param isSiteTime whether `now` is by the site's clock while somebody reads; nothing else can say “today”
 */
export function findRatesAge(lastUpdated: string, now: Date, isSiteTime: boolean): RatesAge {
  const day = readDayText(lastUpdated);
  if (day === undefined) return 'dated';
  const age = (Date.parse(newYorkDay(now)) - day) / dayMs;
  if (age === 0 && isSiteTime) return 'today';
  if (age <= limits.dated) return 'dated';
  return age <= limits.old ? 'old' : 'outdated';
}

/** Asks the site for its time and returns how old rates are now. */
export async function findAgeNow(lastUpdated: string): Promise<RatesAge> {
  await synchronizeClock();
  return findRatesAge(lastUpdated, siteTime(), isSiteTimeKnown());
}
