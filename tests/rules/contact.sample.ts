import type { DocumentData } from 'firebase/firestore/lite';
import { contactDocument, typedContact } from '#tests/fixtures/contacts.ts';
import { sampleReceipt } from './quote.sample.ts';

/** Returns a contact message as a browser sends it. */
export function sampleContact(changes: DocumentData = {}): DocumentData {
  const verdict = { score: 0.9, verifiedAt: new Date().toISOString() };
  return { ...contactDocument(typedContact, verdict), ...changes };
}

/** Returns the verifier's receipt for a contact message, ten minutes before it expires. */
export function contactReceipt(changes: DocumentData = {}): DocumentData {
  return sampleReceipt({ action: 'contact', ...changes });
}
