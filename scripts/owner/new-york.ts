import { siteTimeZone } from '../../src/lib/date.ts';

/**
 * Returns the instant at which an hour of a day begins in New York.
 *
 * @param day such as `2026-11-21`
 * @param hour 0 for midnight, 12 for noon: hours that exist on every day
 * @returns undefined for a day that does not exist, and before the year 1
 * @example newYorkTime('2026-11-21', 12) // 2026-11-21T17:00:00.000Z
 */
export function newYorkTime(day: string, hour: 0 | 12): Date | undefined {
  const wall = new Date(`${day}T${hour ? '12' : '00'}:00:00Z`);
  if (Number.isNaN(wall.getTime()) || wall.getUTCFullYear() < 1) return undefined;
  if (!wall.toISOString().startsWith(day)) return undefined;
  // The clocks change at 6 or 7 in UTC, between midnight and noon, so the offset at this instant is the
  // one in New York.
  return new Date(wall.getTime() - offsetMs(wall));
}

/** Returns New York's offset from UTC at an instant; negative, as it is behind. */
function offsetMs(instant: Date): number {
  // Swedish dates have the ISO format.
  const wall = instant.toLocaleString('sv-SE', { timeZone: siteTimeZone });
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - instant.getTime();
}
