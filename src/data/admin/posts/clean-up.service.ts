import {
  doc,
  documentId,
  endBefore,
  getDoc,
  orderBy,
  startAt,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { keepRevision } from '#src/data/admin/posts/post-changes.service.ts';
import {
  deletePicture,
  type Picture,
  picturesBefore,
  toPictures,
} from '#src/data/admin/site/pictures.service.ts';
import { countDocuments, ownersQuery } from '#src/data/firebase/owners-query.ts';
import {
  documentPages,
  ownersFirestore,
  pagedDocuments,
  read,
} from '#src/data/firebase/request.ts';
import { knownSiteTime } from '#src/data/state/site-clock.ts';
import { newYorkTime } from '#src/lib/format/format.ts';
import { shownTitle, toAdminPost } from '#src/model/post-changes/admin-post.ts';
import { pickEditedFields } from '#src/model/post-changes/post-revision.ts';
import { findPictureIds } from '#src/model/posts/pictures.ts';
import { toIsoDate } from '#src/model/posts/post.schema.ts';
import { collections, profilePath } from '#src/model/site/collections.ts';
import { changePosts, updatePost } from './normalize.service.ts';

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

/** A picture that was added since may be about to be used by somebody who is writing. */
const sparedMs = 86_400_000;

/** The pictures that are looked at again, and then deleted, before the next ones are. */
const picturesPerStep = 10;

/** What names pictures, beside the site's details, each with the field that has the time of its last change. */
const naming = [
  { name: collections.posts, changedAt: 'dateUpdated' },
  { name: collections.postDrafts, changedAt: 'at' },
  { name: collections.postRevisions, changedAt: 'at' },
];

export interface UnusedPictures {
  pictures: readonly Picture[];
  /** A time before which everything was read that names pictures. */
  readBefore: Date;
}

/** Returns the number of pictures that were added more than a day ago, used or not. Transfers none of them. */
export async function countOlderPictures(): Promise<number> {
  const before = await oneDayAgo();
  return countDocuments('the number of pictures', () => picturesBefore(before));
}

/**
 * Finds the pictures that no post, draft, earlier version or site detail names, the oldest first. Reads all of these.
 */
export async function findUnusedPictures(
  onRead: (count: number) => void,
  signal: AbortSignal,
): Promise<UnusedPictures> {
  const before = await oneDayAgo();
  // Before what names them, so that a picture that is added meanwhile is not among them.
  const pictures = toPictures(await pagedDocuments('the pictures', () => picturesBefore(before)));
  const named = await findNamed(undefined, onRead, signal);
  return { pictures: pictures.filter(({ id }) => !named.has(id)), readBefore: before };
}

/**
 * Deletes the next of the unused pictures with their files, except those that something names by now.
 *
 * @param done how many were looked at so far
 * @returns how many were looked at now; 0 at the end
 */
export async function deleteUnusedPictures(
  { pictures, readBefore }: UnusedPictures,
  done: number,
): Promise<number> {
  const next = pictures.slice(done, done + picturesPerStep);
  const named = next.length > 0 ? await findNamed(readBefore) : new Set();
  await Promise.all(next.filter(({ id }) => !named.has(id)).map(({ id }) => deletePicture(id)));
  return next.length;
}

async function oneDayAgo(): Promise<Date> {
  return new Date((await knownSiteTime()).getTime() - sparedMs);
}

/** Returns the ids of the pictures that are named by what was changed since a time, or by anything without one. */
async function findNamed(
  since: Date | undefined,
  onRead?: (count: number) => void,
  signal?: AbortSignal,
): Promise<Set<string>> {
  const named = new Set<string>();
  const addNamed = (data: unknown) => {
    for (const id of findPictureIds(JSON.stringify(data) ?? '')) named.add(id);
  };
  let count = 0;
  for (const { name, changedAt } of naming) {
    const wanted = () => {
      if (!since) return ownersQuery(name, orderBy(documentId()));
      return ownersQuery(name, where(changedAt, '>=', since), orderBy(changedAt));
    };
    for await (const page of documentPages('what names pictures', wanted)) {
      signal?.throwIfAborted();
      for (const document of page) addNamed(document.data());
      count += page.length;
      onRead?.(count);
    }
  }
  const profile = doc(ownersFirestore(), profilePath);
  addNamed((await read("the site's details", () => getDoc(profile))).data());
  return named;
}
