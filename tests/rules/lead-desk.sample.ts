import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { leadId } from './quote.sample.ts';
import { signedInEmail } from './rules-database.ts';

/** The id of another lead: the lead buyer to whom the quote is passed on. */
export const buyerId = 'B'.repeat(43);

/** Returns a line of a lead's history as the desk adds it now. */
export function change(what: string, text = '', changes: DocumentData = {}): DocumentData {
  return { at: new Date().toISOString(), by: signedInEmail, what, text, ...changes };
}

/** Returns what the desk stores when a quote is opened for the first time. */
export function openedState(changes: DocumentData = {}): DocumentData {
  return {
    kind: 'mortgageQuotes',
    status: 'new',
    passedOnTo: '',
    history: [change('opened')],
    updatedAt: serverTimestamp(),
    ...changes,
  };
}

/** Returns the consent record of a quote. */
export function sampleConsent(changes: DocumentData = {}): DocumentData {
  return {
    kind: 'mortgageQuotes',
    wording: '2026-11-21',
    wordingHash: leadId,
    page: '/quote',
    language: 'en',
    globalPrivacyControl: false,
    givenAt: new Date().toISOString(),
    ...changes,
  };
}
