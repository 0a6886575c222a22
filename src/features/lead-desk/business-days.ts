import { newYorkTime } from '#src/lib/date.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Returns the date in New York that is a number of business days after an instant. Weekends do not
 * count. Public holidays do, so that an answer is never late.
 *
 * @returns YYYY-MM-DD
 * @example businessDaysAfter('2026-11-20T15:00:00.000Z', 10) // '2026-12-04'
 */
export function businessDaysAfter(iso: string, count: number): string {
  let day = Date.parse(dayOf(new Date(iso)));
  for (let left = count; left > 0; ) {
    day += dayMs;
    if (!isWeekend(new Date(day))) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}

/** Returns the business days left from an instant until a date; 0 on that date and after it. */
export function businessDaysUntil(day: string, now: Date): number {
  let count = 0;
  for (let next = Date.parse(dayOf(now)) + dayMs; next <= Date.parse(day); next += dayMs) {
    if (!isWeekend(new Date(next))) count += 1;
  }
  return count;
}

function dayOf(instant: Date): string {
  return newYorkTime(instant).toISOString().slice(0, 10);
}

function isWeekend(day: Date): boolean {
  return [0, 6].includes(day.getUTCDay());
}
