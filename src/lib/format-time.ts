import { formatShortDate } from './date.ts';
import { newYorkTime } from './new-york-time.ts';

/**
 * Returns a date and time in New York.
 *
 * @returns '' if it is not an ISO time
 * @example formatTime('2026-11-21T20:05:00.000Z') // '11/21/2026, 3:05 PM'
 */
export function formatTime(iso: string): string {
  const day = formatShortDate(iso);
  if (!day || !iso.includes('T')) return day;
  const wall = newYorkTime(new Date(iso));
  const hours = wall.getUTCHours();
  const minutes = String(wall.getUTCMinutes()).padStart(2, '0');
  return `${day}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
