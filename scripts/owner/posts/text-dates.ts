import { Timestamp } from 'firebase-admin/firestore';
import { isoDateOf } from '../../../src/domain/posts/date-published.ts';
import { newYorkTime } from '../new-york.ts';

/**
 * The timestamp that a date stored as a text becomes: a day becomes its noon in New York, which is
 * the same day everywhere in the US.
 *
 * @param text as the site reads it: an ISO date, or an ISO time
 * @returns undefined for a text that the site does not read as a date
 * @example timestampOf('2021-05-04') // of 2021-05-04T16:00:00Z
 */
export function timestampOf(text: string): Timestamp | undefined {
  const iso = isoDateOf(text);
  const time = iso.includes('T') ? new Date(iso) : newYorkTime(iso, 12);
  return time && Timestamp.fromDate(time);
}
