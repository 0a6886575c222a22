import { formatShortDate } from '#src/lib/format.ts';
import { consentedKinds } from './lead-documents.ts';
import type { LeadCollection } from './lead-kinds.ts';
import { type Request, type Revocation, referenceNumber } from './lead-reference.ts';
import { type LeadSender, sharedParts, sharedText, toStoredLead } from './stored-leads.ts';

/** A person's request, with the lead that it is about. */
export interface LeadRequest {
  revocation: Revocation;
  lead: LeadSender & { id: string };
}

/**
 * Returns that the sender of a lead must not be called, and why if they asked for it in another lead.
 * Calling somebody who asked for silence is worse than losing a lead, so an address or a number in common
 * is enough.
 *
 * @param asked the requests about leads that are not deleted
 * @returns '' if nobody asked for it
 * @example doNotCallText(lead, asked) // 'Do not call: same phone number as CTPZ-ZYRK'
 */
export function doNotCallText(
  lead: LeadSender & { id: string },
  asked: readonly LeadRequest[],
): string {
  if (asked.some((request) => request.lead.id === lead.id)) return 'Do not call';
  for (const request of asked) {
    const shared = sharedParts(lead, request.lead);
    if (shared.length > 0) {
      return `Do not call: ${sharedText(shared)} as ${referenceNumber(request.lead.id)}`;
    }
  }
  return '';
}

const requestWords: Readonly<Record<Request, string>> = {
  withdraw: 'Withdrawn',
  delete: 'Deletion requested',
};

/** A lead with the record of its consent, as stored. */
interface ConsentedLead {
  id: string;
  data: Readonly<Record<string, unknown>>;
  /** Its document in `consentRecords`; undefined if it has none. */
  consent: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Returns the state of a lead's consent with the day of each change, in New York.
 *
 * @param asked the requests about leads that are not deleted
 * @example consentText('mortgageQuotes', lead, asked) // 'Withdrawn 11/25/2026'
 */
export function consentText(
  kind: LeadCollection,
  { id, data, consent }: ConsentedLead,
  asked: readonly LeadRequest[],
): string {
  const own = asked.filter(({ lead }) => lead.id === id).map(({ revocation }) => revocation);
  if (own.length > 0) {
    return own.map(({ asks, askedAt }) => `${requestWords[asks]} ${dayText(askedAt)}`).join('; ');
  }
  if (!consentedKinds.some((consented) => consented === kind)) return 'Not asked for';
  if (!consent) {
    // Tabs of an early release sent no record.
    return data.contactConsent === true
      ? `Given ${dayText(toStoredLead(data).sentAt)}, without a record`
      : 'No record';
  }
  const given = `Given ${dayText(consent.givenAt)}`;
  return consent.globalPrivacyControl === true
    ? `${given}, not to be passed on (Global Privacy Control)`
    : given;
}

/** Returns the day of an ISO time; anything else as it is. */
function dayText(time: unknown): string {
  return typeof time === 'string' ? formatShortDate(time) || time : '';
}
