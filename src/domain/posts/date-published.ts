import { monthNames } from '#src/lib/date.ts';
import { isTimestamp } from '#src/lib/parse-document.ts';

const isoDate =
  /^[1-9]\d{3}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** The blank that some programs write between the day and the time. */
const isoBlank = /^(\d{4}-\d\d-\d\d) (?=\d)/;
const inFigures = /^(?:(\d\d?)\/(\d\d?)\/(\d{4})|(\d{4})\/(\d\d?)\/(\d\d?))\b/;
const inWords =
  /^(?:[a-z]+,? )?(?:([a-z]{3,})\.? (\d\d?)|(\d\d?)(?:[a-z]{2})? ([a-z]{3,})\.?)(?:[a-z]{2})?,? (\d{4})\b/i;

/**
 * Converts a stored datePublished to an ISO date. A timestamp or a time with a zone becomes an
 * instant; text without a time zone becomes the day that it names, in the common American and
 * international forms too, such as `Nov. 21, 2026` and `11/21/2026`.
 *
 * @returns '' if it is neither a timestamp nor such a text, or is before the year 1000
 * @example isoDateOf('2021-05-04') // '2021-05-04'
 */
export function isoDateOf(stored: unknown): string {
  if (isTimestamp(stored)) return isoTimeOf(stored.toDate());
  const text = typeof stored === 'string' ? stored.trim().replace(isoBlank, '$1T') : '';
  const [found, zone] = isoDate.exec(text) ?? [];
  if (zone) return isoTimeOf(new Date(text));
  const day = found ? text.slice(0, 10) : dayInOtherForm(text);
  if (!day) return '';
  // An invalid day such as February 30 rolls over.
  return isoTimeOf(new Date(`${day}T00:00:00Z`)).startsWith(day) ? day : '';
}

/** Returns the day that a text like `Sat, 21 Nov 2026` or `11/21/2026` begins with; '' for none. */
function dayInOtherForm(text: string): string {
  const figures = inFigures.exec(text);
  if (figures) {
    const [, month = figures[5], day = figures[6], year = figures[4]] = figures;
    return isoDayOf(year, Number(month), day);
  }
  const [, first, dayAfter, dayBefore, second, year] = inWords.exec(text) ?? [];
  const word = (first ?? second ?? '').toLowerCase();
  const month = monthNames.findIndex((name) => isMonth(word, name.toLowerCase()));
  return word && month >= 0 ? isoDayOf(year, month + 1, dayAfter ?? dayBefore) : '';
}

function isMonth(word: string, name: string): boolean {
  return word === name || word === name.slice(0, 3) || (word === 'sept' && name === 'september');
}

function isoDayOf(year = '', month: number, day = ''): string {
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function isoTimeOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const time = date.toISOString();
  // A time zone may move a time out of the four-digit years.
  return isoDate.test(time) ? time : '';
}
