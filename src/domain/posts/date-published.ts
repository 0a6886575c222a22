import { isTimestamp } from '#src/lib/timestamp.ts';

const isoDate =
  /^[1-9]\d{3}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Converts a stored datePublished to an ISO date. A timestamp or a time with a zone becomes an
 * instant; text without a time zone becomes the day that it names.
 *
 * @returns '' if it is neither a timestamp nor an ISO date, or is before the year 1000
 * @example isoDateOf('2021-05-04') // '2021-05-04'
 */
export function isoDateOf(stored: unknown): string {
  if (isTimestamp(stored)) return isoTimeOf(stored.toDate());
  const text = typeof stored === 'string' ? stored.trim() : '';
  const [found, zone] = isoDate.exec(text) ?? [];
  if (!found) return '';
  if (zone) return isoTimeOf(new Date(text));
  const day = text.slice(0, 10);
  // An invalid day such as February 30 rolls over.
  return isoTimeOf(new Date(`${day}T00:00:00Z`)).startsWith(day) ? day : '';
}

function isoTimeOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const time = date.toISOString();
  // A time zone may move a time out of the four-digit years.
  return isoDate.test(time) ? time : '';
}
