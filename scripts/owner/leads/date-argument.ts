import { Failure } from '../../lib/failure.ts';
import { newYorkTime } from '../new-york.ts';

/** A point in time that the owner named. */
export interface NamedTime {
  time: Date;
  /** For file names. */
  label: string;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const isoTime = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Parses a day, which means its midnight in New York, or a time with its zone.
 *
 * @param name of the argument, for messages
 * @throws Failure for an invalid day or time, and for one in the future
 * @example namedTime('--since', '2026-11-21', now).time // 2026-11-21T05:00:00.000Z
 */
export function namedTime(name: string, text: string, now: Date): NamedTime {
  const time = day.test(text) ? newYorkTime(text, 0) : instantOf(text);
  if (!time) {
    throw new Failure(
      `${name} "${text}" is neither a day such as 2026-11-21 nor a time such as 2026-11-21T09:30:00Z.`,
    );
  }
  if (time > now) throw new Failure(`${name} ${text} is in the future.`);
  return { time, label: day.test(text) ? text : timeLabel(time) };
}

/**
 * Formats a time in UTC as part of a file's name.
 *
 * @example timeLabel(new Date('2026-11-21T09:30:00Z')) // '20261121T093000.000Z'
 */
export function timeLabel(time: Date): string {
  return time.toISOString().replaceAll(/[-:]/g, '');
}

function instantOf(text: string): Date | undefined {
  const calendarDay = isoTime.exec(text)?.[1];
  const time = new Date(text);
  if (!calendarDay || Number.isNaN(time.getTime())) return undefined;
  // Otherwise February 30 would become March 2.
  return newYorkTime(calendarDay, 0) && time;
}
