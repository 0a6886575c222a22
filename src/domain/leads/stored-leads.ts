import { isTimestamp } from '#src/lib/parse-document.ts';
import { z } from '#src/lib/zod.ts';
import { type LeadCollection, leadKinds } from './lead-kinds.ts';
import type { LeadSender } from './lead-sender.ts';

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
  /** The name of its leads in console output and file names. */
  title: string;
  /** Whether `createdAt` is a database timestamp; otherwise it is the output of toISOString(). */
  serverCreatedAt: boolean;
  schema: z.ZodMiniObject;
  /** The field of its form that only bots fill in; '' in every lead. */
  honeypot?: string;
}

/** All collections of leads. */
export const storedLeadKinds: readonly StoredLeadKind[] = [
  { ...leadKinds.quotes, title: 'quotes', schema: schemas.quotes, honeypot: 'companyName' },
  { ...leadKinds.contacts, title: 'contacts', schema: schemas.contacts },
  { ...leadKinds.leadBuyers, title: 'lead-buyers', schema: schemas.leadBuyers },
];

/** Returns the fields of a lead of this kind, in display order. */
export function fieldsOf({ schema }: StoredLeadKind): string[] {
  return Object.keys(schema.shape);
}

/** The parts of a lead that are read alike for every kind. */
interface StoredLead extends LeadSender {
  /** An ISO time; '' if there is none. */
  sentAt: string;
}

/** Parses a lead, even a malformed one, because its sender is waiting for an answer too. */
export function toStoredLead(data: Readonly<Record<string, unknown>>): StoredLead {
  const typed = (field: string) => (typeof data[field] === 'string' ? data[field] : '');
  return { email: typed('email'), phone: typed('phone'), sentAt: isoTimeOf(data.createdAt) };
}

function isoTimeOf(createdAt: unknown): string {
  if (isTimestamp(createdAt)) return createdAt.toDate().toISOString();
  return typeof createdAt === 'string' ? createdAt : '';
}
