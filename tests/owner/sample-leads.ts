import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { applicationSchema } from '#src/model/lead-forms/application.schema.ts';
import { messageSchema } from '#src/model/lead-forms/message.schema.ts';
import { quoteSchema } from '#src/model/lead-forms/quote.schema.ts';
import type { ConsentRecord } from '#src/model/leads/lead-documents.ts';
import type { Revocation } from '#src/model/leads/lead-reference.ts';
import { collections } from '#src/model/site/collections.ts';
import { applicationDocument, typedApplication } from '#tests/fixtures/applications.ts';
import { contactDocument, typedContact } from '#tests/fixtures/contacts.ts';
import { quoteDocument, typedQuote } from '#tests/fixtures/quotes.ts';

const verdictAt = (verifiedAt: string) => ({ score: 0.9, verifiedAt });

/** Returns a quote as stored in the database, sent at an ISO time. */
export function storedQuote(time: string, changes: DocumentData = {}): DocumentData {
  const quote = quoteDocument(quoteSchema.parse(typedQuote), verdictAt(time));
  return { ...quote, createdAt: Timestamp.fromDate(new Date(time)), ...changes };
}

/** Returns a contact message as stored in the database, sent at an ISO time. */
export function storedContact(time: string, changes: DocumentData = {}): DocumentData {
  return { ...contactDocument(messageSchema.parse(typedContact), verdictAt(time)), ...changes };
}

/** Returns a lead buyer's application as stored in the database, sent at an ISO time. */
export function storedApplication(time: string, changes: DocumentData = {}): DocumentData {
  const application = applicationSchema.parse(typedApplication);
  return { ...applicationDocument(application, verdictAt(time)), ...changes };
}

/** Returns the desk's state of a quote, last changed at an ISO time. */
export function storedState(time: string, changes: DocumentData = {}): DocumentData {
  const opened = { at: time, by: 'owner@homes.example', kind: 'opened' };
  return {
    kind: collections.quotes,
    status: 'new',
    passedOnTo: '',
    history: [opened],
    updatedAt: Timestamp.fromDate(new Date(time)),
    ...changes,
  };
}

/** Returns the record of a consent given at an ISO time. */
export function storedRecord(time: string): ConsentRecord {
  return {
    kind: collections.quotes,
    wording: '2026-11-21',
    wordingHash: 'A'.repeat(43),
    page: '/quote',
    language: 'en',
    globalPrivacyControl: false,
    givenAt: time,
  };
}

/** Returns the revocation of a consent at an ISO time. */
export function storedRevocation(lead: string, time: string): Revocation {
  return { kind: collections.quotes, lead, asks: 'withdraw', askedAt: time };
}

const personalTexts = [
  /@example|@pena/,
  /Ana|Cruz|O'Brien|Siobh|Peña/,
  /555|5551234567/,
  /calculator count points/,
];
const isoTime = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g;

/** Expects a command to have printed nothing from the leads, but for times, whose digits may be any. */
export function expectNothingPersonal(printed: string): void {
  const text = printed.replace(isoTime, 'a time');
  for (const personal of personalTexts) expect(text).not.toMatch(personal);
}
