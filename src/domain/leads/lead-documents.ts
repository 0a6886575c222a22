import { collections } from '#src/domain/collections.ts';
import { toStoredLead } from './stored-leads.ts';

/** Normalizes an email address for comparison. Stored addresses keep the case in which they were typed. */
function comparableEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

/**
 * Whether a lead was sent from an email address, ignoring case.
 *
 * @returns false for an empty address, so that it never matches leads without one
 */
export function wasSentFrom(email: string, lead: Readonly<Record<string, unknown>>): boolean {
  const wanted = comparableEmail(email);
  return wanted !== '' && comparableEmail(toStoredLead(lead).email) === wanted;
}

/**
 * Returns the paths of the documents to delete with a lead. The lead itself comes last, so that it can
 * still be found if the deletion stops halfway. Its consent record and revocations identify nobody and
 * are kept.
 *
 * @param collection the lead's collection
 */
export function leadDocumentPaths(collection: string, leadId: string): string[] {
  return [
    `${collections.leadStates}/${leadId}`,
    `${collections.mail}/${leadId}`,
    `${collections.botReceipts}/${leadId}`,
    `${collection}/${leadId}`,
  ];
}
