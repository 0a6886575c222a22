import { collections } from '#src/domain/collections.ts';
import { toStoredLead } from './stored-leads.ts';

/** An email address as two of them are compared: stored ones keep the case in which they were typed. */
function comparableEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

/**
 * Whether a lead was sent with an email address, in whatever case either of them is.
 *
 * @returns false for an empty address, so that leads without one are nobody's
 */
export function isSentWith(email: string, lead: Readonly<Record<string, unknown>>): boolean {
  const wanted = comparableEmail(email);
  return wanted !== '' && comparableEmail(toStoredLead(lead).email) === wanted;
}

/**
 * Paths of what is deleted with a lead, which comes last: if a part is left over, the lead is still
 * found. Its consent record and revocations name nobody and stay.
 *
 * @param collection of the lead
 */
export function belongingsOf(collection: string, leadId: string): string[] {
  return [
    `${collections.leadStates}/${leadId}`,
    `${collections.mail}/${leadId}`,
    `${collections.botReceipts}/${leadId}`,
    `${collection}/${leadId}`,
  ];
}
