import { orderBy, query, where } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { keepRevision } from '#src/domain/posts/changes/post-changes.service.ts';
import { pickEditedFields } from '#src/domain/posts/changes/post-revision.ts';
import { toIsoDate } from '#src/domain/posts/post.schema.ts';
import { countDocuments, ownersQuery } from '#src/lib/firebase/owners-query.ts';
import { pagedDocuments } from '#src/lib/firebase/request.ts';
import { newYorkTime } from '#src/lib/format.ts';
import { shownTitle, toAdminPost } from './admin-post.ts';
import { changePosts, updatePost } from './normalize/normalize.service.ts';

/** A post with a text as its date, as an import may leave it. */
export interface TextDate {
  id: string;
  title: string;
  text: string;
}

/** Lists put such posts after all others. */
function withTextDates() {
  // A comparison only finds values of its own type.
  return ownersQuery(collections.posts, where('datePublished', '>=', ''));
}

/** Returns the number of posts with a text as their date. Transfers none of them. */
export function countTextDates(): Promise<number> {
  return countDocuments('the number of dates as texts', withTextDates);
}

/** Returns the posts with a text as their date. */
export async function findTextDates(): Promise<TextDate[]> {
  const ordered = () => query(withTextDates(), orderBy('datePublished'));
  return (await pagedDocuments('dates as texts', ordered)).map((post) => {
    const title = shownTitle(toAdminPost(post.id, post.data()));
    return { id: post.id, title, text: String(post.get('datePublished')) };
  });
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
 * Gives posts dates in place of texts in one transaction, and keeps what they were. Posts whose texts have changed since
 * they were read are left as they are.
 */
export async function writeDates(
  dates: readonly (TextDate & { date: Date })[],
  by: string,
): Promise<void> {
  const ids = dates.map(({ id }) => id);
  await changePosts('dates of posts', ids, (transaction, stored) => {
    for (const { id, data } of stored) {
      const wanted = dates.find((one) => one.id === id && one.text === data.datePublished);
      if (!wanted) continue;
      keepRevision(transaction, { post: id, what: 'saved', before: pickEditedFields(data), by });
      updatePost(transaction, id, { datePublished: wanted.date });
    }
  });
}
