import { newYorkTime } from '#src/lib/new-york-time.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * The day on which so many business days after an instant have passed, in New York. Weekends do not
 * count; public holidays do, so that the answer is never late.
 *
 * @returns as in `2026-12-07`
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

/** How many business days are left until a day, from an instant on; 0 on that day and after it. */
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
