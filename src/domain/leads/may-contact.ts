import { type LeadCollection, leadKinds } from './lead-kinds.ts';
import { type Revocation, referenceNumber } from './lead-reference.ts';
import { type LeadSender, type SharedPart, sharedParts, sharedText } from './stored-leads.ts';

/** A person's request, with the lead that it is about. */
export interface LeadRequest {
  revocation: Revocation;
  lead: LeadSender & { id: string };
}

/** Whether the sender of a lead may be contacted, and the requests that say otherwise. */
export interface Contact<R extends LeadRequest = LeadRequest> {
  /** Also stands for texting. */
  mayCall: boolean;
  mayEmail: boolean;
  /** What this person asked about this lead. */
  own: readonly R[];
  /** What was asked about other leads with the same email address or phone number. */
  elsewhere: readonly (R & { shared: SharedPart[] })[];
}

/**
 * Returns whether the sender of a lead may be contacted, and if not, the requests with their dates and
 * leads. The consent covers calls, texts and email, so withdrawing it ends all three; asking for deletion
 * withdraws it, too. Calling somebody who asked for silence is worse than losing a lead, so an address or a
 * number in common is enough. A message may still be answered by email: people use it to make requests.
 *
 * @param asked the requests about leads that are not deleted
 */
export function checkContact<R extends LeadRequest>(
  lead: LeadSender & { id: string; kind: LeadCollection },
  asked: readonly R[],
): Contact<R> {
  const own = asked.filter((request) => request.lead.id === lead.id);
  const elsewhere = asked
    .filter((request) => request.lead.id !== lead.id)
    .map((request) => ({ ...request, shared: sharedParts(lead, request.lead) }))
    .filter(({ shared }) => shared.length > 0);
  const mayCall = own.length + elsewhere.length === 0;
  const mayEmail = mayCall || lead.kind === leadKinds.contacts.collection;
  return { mayCall, mayEmail, own, elsewhere };
}

const noCalls = 'Do not call or text';

/** Returns what the owner must not do; '' if the person may be contacted. */
export function doNotText({ mayCall, mayEmail }: Contact): string {
  if (mayCall) return '';
  return mayEmail ? noCalls : 'Do not call, text or email';
}

/** Returns what the owner must not do with a person's number or address; '' if it may be used. */
export function doNotUseText({ mayCall, mayEmail }: Contact, part: SharedPart): string {
  if (part === 'phone') return mayCall ? '' : noCalls;
  return mayEmail ? '' : 'Do not email';
}

/**
 * Returns what the owner must not do, and the inquiry that says so if it is another one.
 *
 * @returns '' if the person may be contacted
 * @example doNotContactText(contact) // 'Do not call, text or email: same phone number as CTPZ-ZYRK'
 */
export function doNotContactText(contact: Contact): string {
  const [other] = contact.own.length > 0 ? [] : contact.elsewhere;
  return other
    ? `${doNotText(contact)}: ${sharedText(other.shared)} as ${referenceNumber(other.lead.id)}`
    : doNotText(contact);
}
