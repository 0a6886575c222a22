import { siteTimeZone } from '../../src/lib/new-york-time.ts';

/**
 * The instant at which an hour of a day begins in New York.
 *
 * @param day as in `2026-11-21`
 * @param hour 0 for midnight, 12 for noon: hours that every day has
 * @returns undefined for a day that the calendar does not have, and for those before the year 1
 * @example newYorkTime('2026-11-21', 12) // 2026-11-21T17:00:00.000Z
 */
export function newYorkTime(day: string, hour: 0 | 12): Date | undefined {
  const wall = new Date(`${day}T${hour ? '12' : '00'}:00:00Z`);
  if (Number.isNaN(wall.getTime()) || wall.getUTCFullYear() < 1) return undefined;
  if (!wall.toISOString().startsWith(day)) return undefined;
  // The clocks change at 6 or 7 in UTC, between this midnight and this noon: on the same side of it
  // as those of New York.
  return new Date(wall.getTime() - offsetMs(wall));
}

/** How far New York's clocks are ahead of UTC at an instant; negative, as they are behind. */
function offsetMs(instant: Date): number {
  // Swedish writes dates as ISO does.
  const wall = instant.toLocaleString('sv-SE', { timeZone: siteTimeZone });
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - instant.getTime();
}
