import { Timestamp } from 'firebase-admin/firestore';
import { isoDateOf } from '../../../src/domain/posts/post.schema.ts';
import { newYorkTime } from '../new-york.ts';

/**
 * Returns the timestamp of a date that is stored as a text. A day becomes its noon in New York, which is
 * the same day everywhere in the US.
 *
 * @param text an ISO date or time, or a day in another common form, as the site accepts it
 * @returns undefined for a text that the site does not accept as a date
 * @example timestampOf('2021-05-04') // of 2021-05-04T16:00:00Z
 */
export function timestampOf(text: string): Timestamp | undefined {
  const iso = isoDateOf(text);
  const time = iso.includes('T') ? new Date(iso) : newYorkTime(iso, 12);
  return time && Timestamp.fromDate(time);
}
