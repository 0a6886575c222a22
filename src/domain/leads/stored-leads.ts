import { isTimestamp } from '#src/lib/timestamp.ts';
import { z } from '#src/lib/zod.ts';
import { type LeadCollection, leadKinds } from './lead-kinds.ts';

/** A timestamp of the database, of whichever SDK read it. */
const timestamp = z.custom<{ toDate(): Date }>(isTimestamp);
const isoTime = z.string();
const text = z.string();
const amount = z.number();
const score = z.number();

/** A lead as its form stores it; the fields in the order in which an owner reads them. */
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

/** One of the collections that hold what visitors sent. */
export interface StoredLeadKind {
  /** Of the collection in the database. */
  collection: LeadCollection;
  /** What its documents are, for the console and the names of files. */
  title: string;
  /** Whether `createdAt` is a timestamp of the database; else it is the text of toISOString(). */
  serverCreatedAt: boolean;
  schema: z.ZodMiniObject;
}

/** Every collection of what visitors sent. */
export const storedLeadKinds: readonly StoredLeadKind[] = [
  { ...leadKinds.quotes, title: 'quotes', schema: schemas.quotes },
  { ...leadKinds.contacts, title: 'contacts', schema: schemas.contacts },
  { ...leadKinds.leadBuyers, title: 'lead-buyers', schema: schemas.leadBuyers },
];

/** The fields of a lead of this kind, in the order in which an owner reads them. */
export function fieldsOf({ schema }: StoredLeadKind): string[] {
  return Object.keys(schema.shape);
}

/** What every lead says of itself. */
interface StoredLead {
  /** As typed; '' when it has none. */
  email: string;
  /** ISO; '' when it says no time. */
  sentAt: string;
}

/** Reads a lead, also one of another shape: whoever sent it waits for an answer all the same. */
export function toStoredLead(data: Readonly<Record<string, unknown>>): StoredLead {
  const { email, createdAt } = data;
  return { email: typeof email === 'string' ? email : '', sentAt: isoTimeOf(createdAt) };
}

function isoTimeOf(createdAt: unknown): string {
  if (isTimestamp(createdAt)) return createdAt.toDate().toISOString();
  return typeof createdAt === 'string' ? createdAt : '';
}
