import { formatShortDate, newYorkTime } from './format.ts';

/** Returns a time in New York, as in the admin area, like '11/21/2026, 3:05 PM ET'; '' if it is not an ISO time. */
export function formatTime(iso: string): string {
  const day = formatShortDate(iso);
  if (!day || !iso.includes('T')) return day;
  const wall = newYorkTime(new Date(iso));
  const hours = wall.getUTCHours();
  const minutes = String(wall.getUTCMinutes()).padStart(2, '0');
  return `${day}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'} ET`;
}

/** Returns the day in New York at an instant, like '2026-11-20'. */
export function newYorkDay(instant: Date): string {
  return newYorkTime(instant).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Returns how long ago an instant was, like '5 min ago', '14 h ago' or '3 days ago', and its day after a week. */
export function formatAge(iso: string, now: Date): string {
  const passed = now.getTime() - Date.parse(iso);
  if (!(passed >= 0 && passed < 7 * dayMs)) return formatShortDate(iso);
  if (passed < hourMs) return `${Math.floor(passed / minuteMs)} min ago`;
  if (passed < dayMs) return `${Math.floor(passed / hourMs)} h ago`;
  const days = Math.floor(passed / dayMs);
  return `${days} ${days === 1 ? 'day' : 'days'} ago`;
}

/** Returns the day that is a number of days after another. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, day.length);
}

/** Returns the instant at which a day starts in New York, like 2026-11-21T05:00:00.000Z; undefined if it is none. */
export function newYorkMidnight(day: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const wall = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(wall.getTime()) || !wall.toISOString().startsWith(day)) return undefined;
  const behind = [4, 5].map((hours) => new Date(wall.getTime() + hours * hourMs));
  return behind.find((instant) => newYorkTime(instant).getTime() === wall.getTime());
}
