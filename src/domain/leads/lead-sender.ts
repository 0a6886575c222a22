import { tidyText } from '#src/lib/input/text.ts';
import { phoneKey } from '#src/lib/input/typed-numbers.ts';

/** What a lead says about how to reach its sender, as typed; '' if there is none. */
export interface LeadSender {
  email: string;
  phone: string;
}

/** What two senders can have in common, with its name within a sentence. */
const partNames = { email: 'email address', phone: 'phone number' } as const;

export type SharedPart = keyof typeof partNames;

/** A local number in the US. Anything shorter is not taken for a phone number. */
const fewestDigits = 7;

/** Normalizes an email address for comparison. Stored addresses keep the case in which they were typed. */
function comparableEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

/**
 * Returns what two senders have in common: the email address, ignoring case, or the phone number,
 * however it is written and with or without a leading 1. It proves nothing about who they are, because
 * anyone can type any address into a form.
 *
 * @returns an empty array if there is nothing; what is missing in both is not in common
 */
export function sharedParts(one: LeadSender, other: LeadSender): SharedPart[] {
  const isShared = (part: string, others: string) => part !== '' && part === others;
  const shared: SharedPart[] = [];
  if (isShared(comparableEmail(one.email), comparableEmail(other.email))) shared.push('email');
  if (isShared(phoneKey(one.phone), phoneKey(other.phone))) shared.push('phone');
  return shared;
}

/**
 * Returns what two senders have in common, in words.
 *
 * @example sharedText(['email', 'phone']) // 'same email address and phone number'
 */
export function sharedText(shared: readonly SharedPart[]): string {
  return `same ${shared.map((part) => partNames[part]).join(' and ')}`;
}

/**
 * Parses an email address or a phone number to search for.
 *
 * @returns undefined if it is neither
 */
export function readSender(typed: string): LeadSender | undefined {
  const text = tidyText(typed);
  if (text.includes('@')) return { email: text, phone: '' };
  const isNumber = !/\p{L}/u.test(text) && phoneKey(text).length >= fewestDigits;
  return isNumber ? { email: '', phone: text } : undefined;
}
