import { endBefore, orderBy, startAt, Timestamp } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { keepRevision } from '#src/domain/posts/changes/post-changes.service.ts';
import { pickEditedFields } from '#src/domain/posts/changes/post-revision.ts';
import { toIsoDate } from '#src/domain/posts/post.schema.ts';
import { countDocuments, ownersQuery } from '#src/lib/firebase/owners-query.ts';
import { pagedDocuments } from '#src/lib/firebase/request.ts';
import { newYorkTime } from '#src/lib/format.ts';
import { shownTitle, toAdminPost } from './admin-post.ts';
import { changePosts, updatePost } from './normalize/normalize.service.ts';

/** A post with a date that is no timestamp, as an import may leave it. */
export interface TextDate {
  id: string;
  title: string;
  /** The date as a text: as stored, or the instant that a number or a map names. */
  text: string;
}

// The database orders numbers before timestamps, and texts and maps after them.
const notTimestamps = [endBefore(new Timestamp(-62_135_596_800, 0)), startAt('')].map(
  (range) => () => ownersQuery(collections.posts, orderBy('datePublished'), range),
);

/** Returns the number of posts with a date that is no timestamp. Transfers none of them. */
export async function countTextDates(): Promise<number> {
  const counts = await Promise.all(notTimestamps.map((at) => countDocuments('wrong dates', at)));
  return counts.reduce((sum, count) => sum + count);
}

/** Returns the posts with a date that is no timestamp. */
export async function findTextDates(): Promise<TextDate[]> {
  const found = await Promise.all(notTimestamps.map((at) => pagedDocuments('wrong dates', at)));
  return found.flat().map((post) => {
    const title = shownTitle(toAdminPost(post.id, post.data()));
    return { id: post.id, title, text: describeDate(post.get('datePublished')) };
  });
}

function describeDate(stored: unknown): string {
  return typeof stored === 'string' ? stored : toIsoDate(stored) || JSON.stringify(stored);
}

/**
 * Returns the instant that a text names as a date. A day becomes its noon in New York, which is the same day
 * everywhere in the US.
 *
 * @returns undefined for a text that the site does not accept as a date
 * @example readDate('2021-05-04') // 2021-05-04T16:00:00Z
 */
export function readDate(text: string): Date | undefined {
  const iso = toIsoDate(text);
  if (!iso) return undefined;
  if (iso.includes('T')) return new Date(iso);
  // The clocks change between midnight and noon in UTC, so this is the difference at noon in New York.
  const noon = Date.parse(`${iso}T12:00:00Z`);
  const behind = noon - newYorkTime(new Date(noon)).getTime();
  return new Date(noon + behind);
}

/**
 * Gives posts timestamps as their dates in one transaction, and keeps what they were. Posts whose dates have changed
 * since they were read are left as they are.
 */
export async function writeDates(
  dates: readonly (TextDate & { date: Date })[],
  by: string,
): Promise<void> {
  const ids = dates.map(({ id }) => id);
  await changePosts('dates of posts', ids, (transaction, stored) => {
    for (const { id, data } of stored) {
      const wanted = dates.find((one) => one.id === id);
      if (wanted?.text !== describeDate(data.datePublished)) continue;
      keepRevision(transaction, { post: id, what: 'saved', before: pickEditedFields(data), by });
      updatePost(transaction, id, { datePublished: wanted.date });
    }
  });
}
