import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../src/domain/collections.ts';
import { toIsoDate } from '../../src/domain/posts/post.schema.ts';
import { newYorkTime } from '../../src/lib/format.ts';
import { formatTime } from '../../src/lib/format-time.ts';
import { readArguments } from '../lib/arguments.ts';
import {
  openProject,
  projectOptions,
  readDocuments,
  runOwnerCommand,
  within,
} from './owner-command.ts';

async function writeDates(): Promise<number> {
  const { write = false, ...values } = readArguments({
    ...projectOptions,
    write: { type: 'boolean' },
  });
  const { firestore } = await openProject(values);
  const counts = { readable: 0, unreadable: 0, changed: 0 };
  for await (const date of findTextDates(firestore)) {
    console.log(describeDate(date));
    counts[date.becomes ? 'readable' : 'unreadable'] += 1;
    if (!write || !date.becomes || (await writeDate(date.post, date.becomes))) continue;
    counts.changed += 1;
    console.log('    changed by somebody meanwhile: left as it is, run this again');
  }

  const { readable, unreadable, changed } = counts;
  if (readable + unreadable === 0) {
    console.log('No post has a text as its date: there is nothing to do.');
  } else if (write) {
    console.log(`${readable - changed} written, ${unreadable + changed} left.`);
  } else {
    console.log(
      `${readable} can be turned into timestamps, ${unreadable} cannot be read. Nothing was written: --write does it.`,
    );
  }
  return changed > 0 ? 1 : 0;
}

function describeDate({ post, text, becomes }: TextDate): string {
  const slug: unknown = post.get('slug');
  const name = typeof slug === 'string' ? `${post.id} ${JSON.stringify(slug)}` : post.id;
  const fate = becomes
    ? `→ ${formatTime(becomes.toDate().toISOString())}`
    : 'cannot be read, is left';
  return `  ${name}: ${JSON.stringify(text.slice(0, 60))} ${fate}`;
}

interface TextDate {
  post: QueryDocumentSnapshot;
  text: string;
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
  const asRead = { lastUpdateTime: post.updateTime };
  const update = post.ref.update({ datePublished }, asRead).then(
    () => true,
    (error) => {
      if (changedCodes.includes(error.code)) return false;
      throw error;
    },
  );
  return within('the database', update);
}

if (import.meta.main) runOwnerCommand(writeDates);
