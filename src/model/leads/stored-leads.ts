import { tidyText } from '#src/lib/input/text.ts';
import { phoneKey } from '#src/lib/input/typed-numbers.ts';
import { isTimestamp } from '#src/lib/loading/zod.ts';
import { applicationFields } from '#src/model/lead-forms/application.fields.ts';
import {
  type FormField,
  listFields,
  mapFields,
  type StoredField,
} from '#src/model/lead-forms/form-fields.ts';
import { type LeadCollection, leadKinds } from '#src/model/lead-forms/lead-kinds.ts';
import { messageFields } from '#src/model/lead-forms/message.fields.ts';
import { quoteFields } from '#src/model/lead-forms/quote.fields.ts';

/** A collection of leads. */
export interface StoredLeadKind {
  collection: LeadCollection;
  /** Whether `createdAt` is a database timestamp; otherwise it is the output of toISOString(). */
  serverCreatedAt: boolean;
  /** What is stored, in display order. */
  fields: Readonly<Record<string, StoredField>>;
}

/** What is stored of a quote besides the answers, in the order of the file. */
const addedToQuotes: StoredLeadKind['fields'] = {
  companyName: { label: 'Field that only bots fill', kind: 'honeypot', desk: 'more' },
  fullName: { label: 'Name', desk: 'first' },
  createdAt: { label: 'Sent', kind: 'time', desk: 'more' },
  source: { label: 'Source', desk: 'more' },
  type: { label: 'Type', desk: 'more' },
  status: { label: 'Status as sent', desk: 'more' },
  recaptchaScore: { label: 'Bot check score', desk: 'more' },
  recaptchaAction: { label: 'Bot check action', desk: 'more' },
  recaptchaVerifiedAt: { label: 'Bot check passed', kind: 'time', desk: 'more' },
};

/** What is stored of a message or an application besides the answers, in the order of the file. */
const addedByCheck: StoredLeadKind['fields'] = {
  createdAt: { label: 'Sent', kind: 'time', desk: 'more' },
  recaptchaScore: { label: 'Bot check score', desk: 'more' },
};

export const storedLeadKinds: Readonly<Record<LeadCollection, StoredLeadKind>> = {
  mortgageQuotes: { ...leadKinds.quotes, fields: listStored(quoteFields, addedToQuotes) },
  contacts: { ...leadKinds.contacts, fields: listStored(messageFields, addedByCheck) },
  leadBuyers: { ...leadKinds.leadBuyers, fields: listStored(applicationFields, addedByCheck) },
};

/** The names of the collections, in display order. */
export const leadCollections = listFields(storedLeadKinds);

/** The words for the leads of a collection. */
export const leadWords = {
  mortgageQuotes: listWords('pre-qualification request', 'Requests'),
  contacts: listWords('message', 'Messages'),
  leadBuyers: listWords('lead buyer application', 'Applications'),
} as const satisfies Record<LeadCollection, unknown>;

/** Returns the words for a lead and for several, within a sentence, as a heading, in short and in file names. */
function listWords(singular: string, short: string) {
  const plural = `${singular}s`;
  const title = plural.charAt(0).toUpperCase() + plural.slice(1);
  return { singular, plural, title, short, file: plural.replaceAll(' ', '-') };
}

/** Returns what is stored of a form: the answers, and what is added to them. */
function listStored(
  fields: Readonly<Record<string, FormField>>,
  added: StoredLeadKind['fields'],
): StoredLeadKind['fields'] {
  const answers = mapFields(fields, ({ label, deskLabel = label, ...field }) => ({
    ...field,
    label: deskLabel,
  }));
  return { ...answers, ...added };
}

/** What a lead says about how to reach its sender, as typed; '' if there is none. */
export interface LeadSender {
  email: string;
  phone: string;
}

/**
 * Returns the parts of a lead that are read alike for every kind, '' for a missing one. Parses even a
 * malformed lead, because its sender is waiting for an answer too.
 */
export function toStoredLead(data: Readonly<Record<string, unknown>>) {
  const typed = (field: string) => (typeof data[field] === 'string' ? data[field] : '');
  return { email: typed('email'), phone: typed('phone'), sentAt: toIsoTime(data.createdAt) };
}

function toIsoTime(createdAt: unknown): string {
  if (isTimestamp(createdAt)) return createdAt.toDate().toISOString();
  return typeof createdAt === 'string' ? createdAt : '';
}

/** What two senders can have in common: its name within a sentence, and how it is compared. */
const senderParts = {
  email: {
    name: 'email address',
    // Stored as typed, in upper and lower case.
    comparable: (email: string) => email.normalize('NFC').trim().toLowerCase(),
  },
  phone: { name: 'phone number', comparable: phoneKey },
};

export type SharedPart = keyof typeof senderParts;

/**
 * Returns what two senders have in common: the email address, ignoring case, or the phone number, however it is
 * written. It proves nothing: anyone can type any address into a form.
 */
export function sharedParts(one: LeadSender, other: LeadSender): SharedPart[] {
  return listFields(senderParts).filter((part) => {
    const { comparable } = senderParts[part];
    const own = comparable(one[part]);
    return own !== '' && own === comparable(other[part]);
  });
}

/** Returns what two senders have in common, in words, like 'same email address and phone number'. */
export function sharedText(shared: readonly SharedPart[]): string {
  return `same ${shared.map((part) => senderParts[part].name).join(' and ')}`;
}

/** A local number in the US. Anything shorter is not taken for a phone number. */
const fewestDigits = 7;

/** Parses an email address or a phone number to search for; undefined if it is neither. */
export function readSender(typed: string): LeadSender | undefined {
  const text = tidyText(typed);
  if (text.includes('@')) return { email: text, phone: '' };
  const isNumber = !/\p{L}/u.test(text) && phoneKey(text).length >= fewestDigits;
  return isNumber ? { email: '', phone: text } : undefined;
}
