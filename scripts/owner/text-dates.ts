import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../src/domain/collections.ts';
import { toIsoDate } from '../../src/domain/posts/post.schema.ts';
import { newYorkTime } from '../../src/lib/format.ts';
import { readDocuments, within } from './owner-command.ts';

/** A post with a text as its date. */
export interface TextDate {
  post: QueryDocumentSnapshot;
  text: string;
  /** The timestamp that the text becomes; undefined if it cannot be parsed. */
  becomes: Timestamp | undefined;
}

/** Finds the posts with a text as their date, which lists of the site omit or misplace. */
export async function* findTextDates(firestore: Firestore): AsyncGenerator<TextDate> {
  const posts = firestore.collection(collections.posts).orderBy('__name__');
  for await (const post of readDocuments(posts.select('slug', 'datePublished'))) {
    const text: unknown = post.get('datePublished');
    if (typeof text === 'string') yield { post, text, becomes: parseTimestamp(text) };
  }
}

/**
 * Returns the timestamp of a date that is stored as a text. A day becomes its noon in New York, which is
 * the same day everywhere in the US.
 *
 * @param text an ISO date or time, or a day in another common form, as the site accepts it
 * @returns undefined for a text that the site does not accept as a date
 * @example parseTimestamp('2021-05-04') // of 2021-05-04T16:00:00Z
 */
export function parseTimestamp(text: string): Timestamp | undefined {
  const iso = toIsoDate(text);
  if (!iso) return undefined;
  if (iso.includes('T')) return Timestamp.fromDate(new Date(iso));
  // The clocks change between midnight and noon in UTC, so this is the difference at noon in New York.
  const noon = Date.parse(`${iso}T12:00:00Z`);
  const behind = noon - newYorkTime(new Date(noon)).getTime();
  return Timestamp.fromMillis(noon + behind);
}

/** gRPC's codes for a document that was changed or deleted since it was read. */
const changedCodes: readonly unknown[] = [5, 9];

/**
 * Stores the date of a post, unless the post was changed since it was read.
 *
 * @returns whether it was stored
 */
export async function writeDate(
  post: QueryDocumentSnapshot,
  datePublished: Timestamp,
): Promise<boolean> {
  try {
    const asRead = { lastUpdateTime: post.updateTime };
    await within('the database', post.ref.update({ datePublished }, asRead));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && changedCodes.includes(error.code))
      return false;
    throw error;
  }
}
