import { readReference } from '../../../src/domain/leads/lead-reference.ts';
import { type LeadSender, readSender } from '../../../src/domain/leads/stored-leads.ts';
import { Failure } from '../../lib/failure.ts';
import { emailArgument } from '../email-argument.ts';

/** What names one lead: its reference number as `referenceNumber` writes it, or its id. */
export type LeadName = { reference: string } | { id: string };

/** The leads to delete: named ones, a choice of what a sender sent, or by age. */
export type DeleteTarget =
  | { names: LeadName[] }
  | { sender: LeadSender }
  | { months: number; before: Date };

/**
 * Parses what to delete: reference numbers or ids of leads, an email address, a phone number, or an age in
 * months. Eight digits are a reference number; with a plus in front, they are a phone number.
 *
 * @throws Failure if it is none of these, or more than one
 */
export function deleteTarget(
  words: readonly string[],
  olderThan: string | undefined,
  now: Date,
): DeleteTarget {
  if (olderThan === undefined) return leadsToDelete(words);
  if (words.length > 0) {
    throw new Failure('Name leads or their sender, or say --older-than, not both.');
  }
  if (!/^[1-9]\d{0,2}$/.test(olderThan)) {
    throw new Failure(`--older-than "${olderThan}" is not a number of months from 1 to 999.`);
  }
  const months = Number(olderThan);
  return { months, before: monthsBefore(now, months) };
}

function leadsToDelete(words: readonly string[]): DeleteTarget {
  if (words.length === 0) {
    throw new Failure(
      'Name an email address, a phone number or reference numbers, or say --older-than with a number of months.',
    );
  }
  const names = words.flatMap((word) => leadName(word) ?? []);
  if (names.length === words.length) return { names };
  // A phone number may come in several words.
  const text = words.join(' ');
  if (text.includes('@')) return { sender: { email: emailArgument(words), phone: '' } };
  const sender = readSender(text);
  if (!sender) {
    throw new Failure(`"${text}" is not an email address, a phone number or a reference number.`);
  }
  return { sender };
}

function leadName(word: string): LeadName | undefined {
  if (/^[\w-]{43}$/.test(word)) return { id: word };
  const reference = readReference(word);
  return reference === undefined ? undefined : { reference };
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
