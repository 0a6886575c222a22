import { formatLongDate, monthNames } from '#src/lib/format/format.ts';

const dayMs = 24 * 60 * 60 * 1_000;

const name = String.raw`(?<name>[a-z]{3,})\.?`;
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const year = String.raw`(?<year>\d{4})`;

/** The usual ways to write a day: November 24, 2026, 24 November 2026, 2026-11-24 and 11/24/2026. */
const writings = [
  `${name} ${day},? ${year}`,
  `${day} ${name},? ${year}`,
  String.raw`${year}-(?<month>\d{1,2})-${day}`,
  String.raw`(?<month>\d{1,2})/${day}/${year}`,
].map((writing) => new RegExp(`^${writing}$`, 'i'));

/**
 * Returns why a text cannot be the date of something that is published today, with what to enter instead: it is a day
 * that does not exist, or one two days or more ahead (days begin earlier east of New York). Undefined for any other.
 *
 * @example findDayFault('Nov 31 2026', '2026-11-24')
 *   // 'There is no November 31, 2026. Enter a date like November 24, 2026.'
 */
export function findDayFault(text: string, today: string): string | undefined {
  const typed = readDay(text);
  const advice = `Enter a date like ${formatLongDate(today)}.`;
  if (typed && typed.time === undefined) return `There is no ${typed.words}. ${advice}`;
  if (!typed?.time || typed.time <= Date.parse(today) + dayMs) return undefined;
  return `${typed.words} is in the future. ${advice}`;
}

/** Whether a text may be a typo as today's date: no day in one of the usual writings, or one of over a year ago. */
export function isUnlikelyDay(text: string, today: string): boolean {
  return Date.parse(today) - (readDayText(text) ?? 0) > 366 * dayMs;
}

/** Returns the midnight in UTC of the day that a text is; undefined if it is anything else than one day with its year. */
export function readDayText(text: string): number | undefined {
  return readDay(text)?.time;
}

/** Returns the day that a text is, and its midnight in UTC if there is such a day. */
function readDay(text: string): { words: string; time: number | undefined } | undefined {
  const trimmed = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const found = writings.map((writing) => writing.exec(trimmed)?.groups).find(Boolean);
  if (!found) return undefined;
  const { name: word = '', month: number = '', year = '', day = '' } = found;
  const isStart = (month: string) => month.toLowerCase().startsWith(word.toLowerCase());
  const month = word ? monthNames.findIndex(isStart) : Number(number) - 1;
  if (word && month < 0) return undefined;
  const named = monthNames[month];
  const date = new Date(Date.UTC(Number(year), month, Number(day)));
  const isThere = date.getUTCMonth() === month && date.getUTCDate() === Number(day);
  return {
    words: named ? `${named} ${Number(day)}, ${year}` : `month ${Number(number)}`,
    time: isThere ? date.getTime() : undefined,
  };
}
