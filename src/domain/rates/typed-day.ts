import { formatLongDate, monthNames } from '#src/lib/format.ts';

const dayMs = 24 * 60 * 60 * 1_000;

const monthName = monthNames.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|');
const namePart = `(?<name>Sept|${monthName})`;
const dayPart = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const yearPart = String.raw`(?:[ ,.-]*(?<year>\d{4})|[ ,]+'?(?<shortYear>\d\d))?(?![\d:])`;
const separator = ' ?[-/. ] ?';

/** The ways to write a day. A text is searched for one after the other. */
const writings = [
  // November 24, 2026
  String.raw`(?<!\b\d{1,2}(?:st|nd|rd|th)?[ -])\b${namePart}\.?[ ,-]*(?:the )?${dayPart}${yearPart}`,
  // 24 November 2026
  String.raw`(?<!\d)${dayPart}[ -]*(?:of )?${namePart}(?![a-z])\.?${yearPart}`,
  // 2026-11-24
  String.raw`(?<!\d)(?<year>\d{4})${separator}(?<month>\d{1,2})${separator}(?<day>\d{1,2})(?!\d)`,
  // 11/24/2026
  String.raw`(?<![\d/.-])(?<month>\d{1,2})${separator}(?<day>\d{1,2})${separator}(?:(?<year>\d{4})|(?<shortYear>\d\d))(?!\d)`,
  // 11/24, but not 6.25
  String.raw`^(?<month>\d{1,2}) ?[-/] ?(?<day>\d{1,2})$`,
].map((writing) => new RegExp(writing, 'gi'));

/** A day as it is written in a text; without a year, in the one that brings it closest to today. */
interface WrittenDay {
  year: number;
  month: number;
  day: number;
  hasYear: boolean;
  /** Its midnight in UTC; undefined if there is no such day. */
  time: number | undefined;
}

/**
 * Returns why a text cannot be the date of something that is published today, with what to enter instead:
 * it names a day that does not exist, or one that is two days or more ahead. Tomorrow is accepted, because
 * days begin earlier east of New York.
 *
 * @param today ISO date
 * @returns undefined if nothing is wrong, or if the text names no day
 * @example findDayFault('Nov 31 2026', '2026-11-24')
 *   // 'There is no November 31, 2026. Enter a date like November 24, 2026.'
 */
export function findDayFault(text: string, today: string): string | undefined {
  const latest = Date.parse(today) + dayMs;
  const wrong = findDays(text, today).days.find(({ time }) => time === undefined || time > latest);
  if (!wrong) return undefined;
  const { year, month, day, time } = wrong;
  const name = monthNames[month - 1];
  const named = name === undefined ? `month ${month}` : `${name} ${day}, ${year}`;
  return `${time === undefined ? `There is no ${named}` : `${named} is in the future`}. Enter a date like ${formatLongDate(today)}.`;
}

/**
 * Whether a text may be a slip as the date of something that is published today: it is anything else than
 * one day, or the day is more than a year ago.
 *
 * @param today ISO date
 * @example isDoubtfulDay('this week', '2026-11-24') // true
 */
export function isDoubtfulDay(text: string, today: string): boolean {
  const { days, rest } = findDays(text, today);
  const [{ time = 0 } = {}] = days;
  return rest !== '' || days.length !== 1 || Date.parse(today) - time > 366 * dayMs;
}

/**
 * Returns the midnight in UTC of the day that a text is.
 *
 * @returns undefined if the text is anything else than one day with its year
 * @example readDayText('Nov 24, 2026') // Date.UTC(2026, 10, 24)
 */
export function readDayText(text: string): number | undefined {
  const { days, rest } = findDays(text, '2000-01-01');
  const [day] = days;
  return rest === '' && days.length === 1 && day?.hasYear ? day.time : undefined;
}

/** Returns the days in a text, and what is beside them. */
function findDays(text: string, today: string): { days: WrittenDay[]; rest: string } {
  let rest = text
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
  const days = writings.flatMap((writing) => {
    const found = [...rest.matchAll(writing)];
    rest = rest.replace(writing, '');
    return found.map(({ groups = {} }) => readDay(groups, today));
  });
  return { days, rest };
}

function readDay(groups: Partial<Record<string, string>>, today: string): WrittenDay {
  const start = groups.name?.slice(0, 3).toLowerCase() ?? '';
  const named = monthNames.findIndex((name) => name.slice(0, 3).toLowerCase() === start) + 1;
  const month = named || Number(groups.month);
  const day = Number(groups.day);
  const now = Date.parse(today);
  const thisYear = new Date(now).getUTCFullYear();
  const hasYear = Boolean(groups.year || groups.shortYear);
  const years = hasYear
    ? [Number(groups.year ?? `20${groups.shortYear}`)]
    : [thisYear, thisYear - 1, thisYear + 1];
  const [closest] = years
    .map((year) => ({ year, month, day, hasYear, time: timeOfDay(year, month, day) }))
    .filter(({ time }) => time !== undefined)
    .sort((one, other) => Math.abs((one.time ?? 0) - now) - Math.abs((other.time ?? 0) - now));
  return closest ?? { year: years[0] ?? thisYear, month, day, hasYear, time: undefined };
}

/** Returns the midnight in UTC of a day; undefined if there is no such day. */
function timeOfDay(year: number, month: number, day: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : undefined;
}
