import { tidyText } from '#src/lib/input/text.ts';
import { phoneKey } from '#src/lib/input/typed-numbers.ts';
import { isTimestamp, z } from '#src/lib/zod.ts';
import { type LeadCollection, leadKinds } from './lead-kinds.ts';

/** A timestamp of either SDK. */
const timestamp = z.custom<{ toDate(): Date }>(isTimestamp);
const isoTime = z.string();
const text = z.string();
const amount = z.number();
const score = z.number();

/** The leads as the forms store them, with the fields in display order. */
const schemas = {
  quotes: z.object({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    address: text,
    zipCode: text,
    income: amount,
    creditScore: text,
    loanType: text,
    homePrice: amount,
    downPayment: text,
    timeline: text,
    contactConsent: z.boolean(),
    companyName: text,
    fullName: text,
    createdAt: timestamp,
    source: text,
    type: text,
    status: text,
    recaptchaScore: score,
    recaptchaAction: text,
    recaptchaVerifiedAt: isoTime,
  }),
  contacts: z.object({
    name: text,
    email: text,
    message: text,
    createdAt: isoTime,
    recaptchaScore: score,
  }),
  leadBuyers: z.object({
    companyName: text,
    companyType: text,
    website: text,
    contactName: text,
    email: text,
    phone: text,
    state: text,
    leadTypes: z.array(text),
    monthlyBudget: text,
    leadVolume: text,
    contactConsent: z.boolean(),
    createdAt: isoTime,
    recaptchaScore: score,
  }),
};

/** A collection of leads. */
export interface StoredLeadKind {
  /** The name of the collection in the database. */
  collection: LeadCollection;
  /** The name of its leads in file names. */
  title: string;
  /** Whether `createdAt` is a database timestamp; otherwise it is the output of toISOString(). */
  serverCreatedAt: boolean;
  schema: z.ZodMiniObject;
  /** The field of its form that only bots fill in; '' in every lead. */
  honeypot?: string;
}

/** All collections of leads. */
export const storedLeadKinds: readonly StoredLeadKind[] = [
  {
    ...leadKinds.quotes,
    title: 'pre-qualification-requests',
    schema: schemas.quotes,
    honeypot: 'companyName',
  },
  { ...leadKinds.contacts, title: 'messages', schema: schemas.contacts },
  { ...leadKinds.leadBuyers, title: 'lead-buyer-applications', schema: schemas.leadBuyers },
];

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

/** The stored fields in words, as the desk and its files name them. */
const fieldLabels: Readonly<Record<LeadCollection, Readonly<Record<string, string>>>> = {
  mortgageQuotes: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    zipCode: 'ZIP code',
    income: 'Yearly income',
    creditScore: 'Credit score',
    loanType: 'Loan type',
    homePrice: 'Home price',
    downPayment: 'Down payment',
    timeline: 'Hopes to buy',
    contactConsent: 'Agreed to be contacted',
    companyName: 'Field that only bots fill',
    fullName: 'Name',
    createdAt: 'Sent',
    source: 'Source',
    type: 'Type',
    status: 'Status as sent',
    recaptchaScore: 'Bot check score',
    recaptchaAction: 'Bot check action',
    recaptchaVerifiedAt: 'Bot check passed',
  } satisfies Record<keyof typeof schemas.quotes.shape, string>,
  contacts: {
    name: 'Name',
    email: 'Email',
    message: 'Message',
    createdAt: 'Sent',
    recaptchaScore: 'Bot check score',
  } satisfies Record<keyof typeof schemas.contacts.shape, string>,
  leadBuyers: {
    companyName: 'Company',
    companyType: 'Company type',
    website: 'Website',
    contactName: 'Contact person',
    email: 'Email',
    phone: 'Phone',
    state: 'State',
    leadTypes: 'Wants leads for',
    monthlyBudget: 'Monthly budget',
    leadVolume: 'Volume',
    contactConsent: 'Agreed to be contacted',
    createdAt: 'Sent',
    recaptchaScore: 'Bot check score',
  } satisfies Record<keyof typeof schemas.leadBuyers.shape, string>,
};

/** Returns a field of a lead in words; a field that our forms do not send keeps its own name. */
export function leadFieldLabel(kind: LeadCollection, field: string): string {
  const labels = fieldLabels[kind];
  return Object.hasOwn(labels, field) ? (labels[field] ?? field) : field;
}

/** Returns the fields of a lead of this kind, in display order. */
export function listStoredFields({ schema }: StoredLeadKind): string[] {
  return Object.keys(schema.shape);
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
