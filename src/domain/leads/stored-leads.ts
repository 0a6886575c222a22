import { tidyText } from '#src/lib/input/text.ts';
import { phoneKey } from '#src/lib/input/typed-numbers.ts';
import { isTimestamp } from '#src/lib/zod.ts';
import { addedToApplications, applicationQuestions } from './application.details.ts';
import {
  type AddedFields,
  mapFields,
  type StoredField,
  type WholeField,
} from './form/form-fields.ts';
import { type LeadCollection, leadKinds } from './lead-kinds.ts';
import { addedToMessages, messageQuestions } from './message.details.ts';
import { addedToQuotes, quoteQuestions } from './quote.details.ts';

/** A collection of leads. */
export interface StoredLeadKind {
  /** The name of the collection in the database. */
  collection: LeadCollection;
  /** The name of its leads in file names. */
  title: string;
  /** Whether `createdAt` is a database timestamp; otherwise it is the output of toISOString(). */
  serverCreatedAt: boolean;
  /** What is stored, in display order. */
  fields: Readonly<Record<string, StoredField>>;
  /** The field of its form that only bots fill in; '' in every lead. */
  honeypot?: string;
}

/** All collections of leads. */
export const storedLeadKinds: readonly [
  quotes: StoredLeadKind,
  contacts: StoredLeadKind,
  leadBuyers: StoredLeadKind,
] = [
  {
    ...leadKinds.quotes,
    title: 'pre-qualification-requests',
    fields: listStored(quoteQuestions, addedToQuotes),
    honeypot: 'companyName',
  },
  {
    ...leadKinds.contacts,
    title: 'messages',
    fields: listStored(messageQuestions, addedToMessages),
  },
  {
    ...leadKinds.leadBuyers,
    title: 'lead-buyer-applications',
    fields: listStored(applicationQuestions, addedToApplications),
  },
];

/** The names of the collections, in display order. */
export const leadCollections = storedLeadKinds.map(({ collection }) => collection);

/** The words for the leads of a collection. */
interface LeadWords {
  /** Within a sentence. */
  singular: string;
  plural: string;
  /** As a heading. */
  title: string;
}

export const leadWords: Readonly<Record<LeadCollection, LeadWords>> = {
  mortgageQuotes: {
    singular: 'pre-qualification request',
    plural: 'pre-qualification requests',
    title: 'Pre-qualification requests',
  },
  contacts: { singular: 'message', plural: 'messages', title: 'Messages' },
  leadBuyers: {
    singular: 'lead buyer application',
    plural: 'lead buyer applications',
    title: 'Lead buyer applications',
  },
};

/** Returns what is stored of a form: the answers, and what is added to them. */
function listStored(
  questions: Readonly<Record<string, WholeField>>,
  added: AddedFields,
): Readonly<Record<string, StoredField>> {
  const answers = mapFields(questions, ({ label, deskLabel = label, ...field }) => ({
    ...field,
    label: deskLabel,
  }));
  return { ...answers, ...added };
}

/** Returns the kind of the leads in a collection. */
export function findLeadKind(collection: LeadCollection): StoredLeadKind {
  return storedLeadKinds.find((kind) => kind.collection === collection) as StoredLeadKind;
}

/** Returns the names of the fields of a lead of this kind, in display order. */
export function listStoredFields({ fields }: StoredLeadKind): string[] {
  return Object.keys(fields);
}

/** What a lead says about how to reach its sender, as typed; '' if there is none. */
export interface LeadSender {
  email: string;
  phone: string;
}

/** The parts of a lead that are read alike for every kind. */
interface StoredLead extends LeadSender {
  /** An ISO time; '' if there is none. */
  sentAt: string;
}

/** Parses a lead, even a malformed one, because its sender is waiting for an answer too. */
export function toStoredLead(data: Readonly<Record<string, unknown>>): StoredLead {
  const typed = (field: string) => (typeof data[field] === 'string' ? data[field] : '');
  return { email: typed('email'), phone: typed('phone'), sentAt: toIsoTime(data.createdAt) };
}

function toIsoTime(createdAt: unknown): string {
  if (isTimestamp(createdAt)) return createdAt.toDate().toISOString();
  return typeof createdAt === 'string' ? createdAt : '';
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
