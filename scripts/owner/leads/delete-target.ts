import { Failure } from '../../lib/failure.ts';
import { emailArgument } from '../email-argument.ts';

/** The leads to delete: by email address, or by age. */
export type DeleteTarget = { email: string } | { months: number; before: Date };

/**
 * Parses what to delete: an email address, or an age in months.
 *
 * @throws Failure if it is neither, or both
 */
export function deleteTarget(
  words: readonly string[],
  olderThan: string | undefined,
  now: Date,
): DeleteTarget {
  if (olderThan === undefined) {
    if (words.length === 0) {
      throw new Failure('Name an email address, or say --older-than with a number of months.');
    }
    return { email: emailArgument(words) };
  }
  if (words.length > 0) {
    throw new Failure('Name an email address or say --older-than, not both.');
  }
  if (!/^[1-9]\d{0,2}$/.test(olderThan)) {
    throw new Failure(`--older-than "${olderThan}" is not a number of months from 1 to 999.`);
  }
  const months = Number(olderThan);
  return { months, before: monthsBefore(now, months) };
}

/**
 * Returns the same time on the same day some months earlier, or on the month's last day if it is shorter.
 *
 * @example monthsBefore(new Date('2026-08-31T12:00:00Z'), 6) // 2026-02-28T12:00:00.000Z
 */
export function monthsBefore(time: Date, months: number): Date {
  const before = new Date(time);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0));
  before.setUTCDate(Math.min(time.getUTCDate(), lastDay.getUTCDate()));
  return before;
}
