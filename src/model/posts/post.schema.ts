import { monthNames } from '#src/lib/format/format.ts';
import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import { isTimestamp, parseDocument, z } from '#src/lib/loading/zod.ts';
import { site } from '#src/site.ts';

/** The schema of a stored post, without its id. Created lazily: with loading the SDK, it would block the page. */
export const storedPostSchema = lazyValue(() => {
  const filled = z.string().check(z.trim(), z.minLength(1));
  const text = z._default(z.string().check(z.trim()), '');
  // Imported posts may have a string in place of a list; the dashboard's normalization fixes it.
  const texts = z.catch(z.array(z.string()), []);
  const date = z.pipe(z.optional(z.unknown()), z.transform(toIsoDate));

  return z.object({
    title: filled,
    slug: filled,
    /** One or two sentences, also for search results. */
    description: text,
    /** Untrusted HTML; it is sanitized before it is shown. */
    content: text,
    author: z.pipe(
      text,
      z.transform((author) => author || site.name),
    ),
    /** As stored; shownImage in post-images.ts decides whether it may be shown. */
    image: text,
    keywords: texts,
    /** Names of states; the editor sets exactly one. */
    states: texts,
    /** One of postCategories, or any text in an imported post; '' if there is none. */
    category: text,
    /** An ISO date for src/lib/format/format.ts; '' if there is none. */
    datePublished: date,
    /** When it was last saved, in the same form; older posts have none. */
    dateUpdated: date,
    /** When it was last edited with its date kept, in the same form; '' if never. */
    dateEdited: date,
  });
});

export type Post = { id: string } & z.output<ReturnType<typeof storedPostSchema>>;

export type PostSummary = Omit<
  Post,
  'content' | 'keywords' | 'states' | 'dateUpdated' | 'dateEdited'
>;

/** Returns the part of a post that lists show. */
export function summarizePost(post: Post): PostSummary {
  const { content, keywords, states, dateUpdated, dateEdited, ...summary } = post;
  return summary;
}

/** Parses the document of a post. @returns undefined for a malformed document, which is logged */
export function toPost(id: string, data: Readonly<Record<string, unknown>>): Post | undefined {
  const post = parseDocument(`the post ${id}`, storedPostSchema(), data);
  return post && { id, ...post };
}

const isoDate =
  /^[1-9]\d{3}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** The blank that some programs write between the day and the time. */
const isoBlank = /^(\d{4}-\d\d-\d\d) (?=\d)/;
const inFigures = /^(?:(\d\d?)\/(\d\d?)\/(\d{4})|(\d{4})\/(\d\d?)\/(\d\d?))\b/;
const inWords =
  /^(?:[a-z]+,? )?(?:([a-z]{3,})\.? (\d\d?)|(\d\d?)(?:[a-z]{2})? ([a-z]{3,})\.?)(?:[a-z]{2})?,? (\d{4})\b/i;

/**
 * Converts a stored datePublished to an ISO date. A timestamp or a time with a zone becomes an
 * instant, as does what exports to JSON make of a timestamp; text without a time zone becomes the day
 * that it names, in the common American and international forms too, such as `Nov. 21, 2026` and
 * `11/21/2026`.
 *
 * @returns '' if it is none of these, or is before the year 1000
 * @example toIsoDate('2021-05-04') // '2021-05-04'
 * @example toIsoDate({ _seconds: 1620129600, _nanoseconds: 0 }) // '2021-05-04T12:00:00.000Z'
 */
export function toIsoDate(stored: unknown): string {
  if (isTimestamp(stored)) return formatIsoTime(stored.toDate());
  if (typeof stored !== 'string') return formatIsoTime(new Date(readEpoch(stored)));
  const text = stored.trim().replace(isoBlank, '$1T');
  const [found, zone] = isoDate.exec(text) ?? [];
  if (zone) return formatIsoTime(new Date(text));
  const day = found ? text.slice(0, 10) : dayInOtherForm(text);
  if (!day) return '';
  // An invalid day such as February 30 rolls over.
  return formatIsoTime(new Date(`${day}T00:00:00Z`)).startsWith(day) ? day : '';
}

/**
 * Returns the time of a number of seconds or milliseconds since 1970, or of a map with one, in milliseconds; NaN for
 * anything else. Other numbers name no time between 1990 and 2100.
 */
function readEpoch(stored: unknown): number {
  const { seconds, _seconds = seconds } = Object(stored);
  const count = Number(typeof stored === 'number' ? stored : (_seconds ?? Number.NaN));
  const time = count < Date.UTC(1990) ? count * 1_000 : count;
  return time >= Date.UTC(1990) && time < Date.UTC(2100) ? time : Number.NaN;
}

/** Returns the day that a text like `Sat, 21 Nov 2026` or `11/21/2026` begins with; '' for none. */
function dayInOtherForm(text: string): string {
  const figures = inFigures.exec(text);
  if (figures) {
    const [, month = figures[5], day = figures[6], year = figures[4]] = figures;
    return formatIsoDay(year, Number(month), day);
  }
  const [, first, dayAfter, dayBefore, second, year] = inWords.exec(text) ?? [];
  const word = (first ?? second ?? '').toLowerCase();
  const month = monthNames.findIndex((name) => isMonth(word, name.toLowerCase()));
  return word && month >= 0 ? formatIsoDay(year, month + 1, dayAfter ?? dayBefore) : '';
}

function isMonth(word: string, name: string): boolean {
  return word === name || word === name.slice(0, 3) || (word === 'sept' && name === 'september');
}

function formatIsoDay(year = '', month: number, day = ''): string {
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function formatIsoTime(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const time = date.toISOString();
  // A time zone may move a time out of the four-digit years.
  return isoDate.test(time) ? time : '';
}
