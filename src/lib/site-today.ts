import { newYorkTime } from './new-york-time.ts';

/** Returns today's date where the site's days begin and end, as in `2026-11-23`. */
export function siteToday(): string {
  return newYorkTime(new Date()).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
