import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { applicationSchema } from '#src/model/lead-forms/application.schema.ts';
import { quoteSchema } from '#src/model/lead-forms/quote.schema.ts';
import { applicationDocument, typedApplication } from '#tests/fixtures/applications.ts';
import { contactDocument, typedContact } from '#tests/fixtures/contacts.ts';
import { quoteDocument, typedQuote } from '#tests/fixtures/quotes.ts';
import type { Persona, RulesDatabase } from './rules-database.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Returns a time in days from now, by the current clock. */
export const daysFromNow = (days: number) => new Date(Date.now() + days * dayMs);

/** Returns the ISO time in minutes from now, by the current clock. */
export const minutesFromNow = (minutes: number) =>
  new Date(Date.now() + minutes * minuteMs).toISOString();

/** 43 characters of base64url, like a SHA-256. */
export const leadId = 'Zq3_-xN0cV7yTgR2mLkJ9aWbP5sE8uHdF1oIiQ4wXzA';

/** Returns a quote as a browser sends it. `fullName` follows the names unless it is given too. */
export function sampleQuote(changes: DocumentData = {}): DocumentData {
  const quote = {
    ...quoteDocument(
      { ...quoteSchema.parse(typedQuote), zipCode: '02139-4307', homePrice: 450_000.5 },
      { score: 0.9, verifiedAt: new Date().toISOString() },
    ),
    createdAt: serverTimestamp(),
    ...changes,
  };
  return { ...quote, fullName: `${quote.firstName} ${quote.lastName}`, ...changes };
}

/** Returns the verifier's receipt for a quote, ten minutes before it expires. */
export function sampleReceipt(changes: DocumentData = {}): DocumentData {
  return {
    action: 'submit',
    score: 0.9,
    verifiedAt: Timestamp.now(),
    expiresAt: Timestamp.fromMillis(Date.now() + 10 * minuteMs),
    ...changes,
  };
}

/** Returns a contact message as a browser sends it. */
export function sampleContact(changes: DocumentData = {}): DocumentData {
  const verdict = { score: 0.9, verifiedAt: new Date().toISOString() };
  return { ...contactDocument(typedContact, verdict), ...changes };
}

/** Returns a lead buyer's application as a browser sends it. */
export function sampleApplication(changes: DocumentData = {}): DocumentData {
  return {
    ...applicationDocument(applicationSchema.parse(typedApplication), {
      score: 0.9,
      verifiedAt: new Date().toISOString(),
    }),
    ...changes,
  };
}

/**
 * Returns a function that sends a lead with a receipt of the same score, so that each case differs in one respect
 * only.
 */
export function leadSender(database: RulesDatabase, collection: string, action: string) {
  return async (
    lead: DocumentData,
    receipt: DocumentData = {},
    persona: Persona = 'a visitor',
  ): Promise<void> => {
    const { recaptchaScore: score = sampleReceipt().score } = lead;
    await database.store(`botReceipts/${leadId}`, sampleReceipt({ action, score, ...receipt }));
    await database.by(persona).set(`${collection}/${leadId}`, lead);
  };
}
