import type { HistoryLine } from './lead-history.ts';
import { type LeadCollection, leadKinds } from './lead-kinds.ts';
import { type Revocation, referenceNumber, revocationId } from './lead-reference.ts';
import { type LeadSender, type SharedPart, sharedParts, sharedText } from './stored-leads.ts';

/** A person's request, with the lead that it is about. */
export interface LeadRequest {
  revocation: Revocation;
  lead: LeadSender & { id: string };
}

/** A lead as far as it says whether its sender may be contacted. */
type CheckedLead = LeadSender & {
  id: string;
  kind: LeadCollection;
  /** Undefined until somebody opens the lead, or if it is malformed. */
  state: { history: readonly HistoryLine[] } | undefined;
};

type Elsewhere<R> = R & { shared: SharedPart[] };

/** Whether the sender of a lead may be contacted, and the requests that say otherwise. */
export interface Contact<R extends LeadRequest = LeadRequest> {
  /** Also stands for texting. */
  mayCall: boolean;
  mayEmail: boolean;
  /** What this person asked about this lead. */
  own: readonly R[];
  /** What was asked about other leads with the same email address or phone number. */
  elsewhere: readonly Elsewhere<R>[];
  /** Those of them that the owner set aside for this lead, each with the line of its history that says so. */
  setAside: readonly (Elsewhere<R> & { line: HistoryLine & { kind: 'set-aside' } })[];
}

/**
 * Returns whether the sender of a lead may be contacted, and if not, the requests with their dates and
 * leads. The consent covers calls, texts and email, so withdrawing it ends all three; asking for deletion
 * withdraws it, too. Calling somebody who asked for silence is worse than losing a lead, so an address or a
 * number in common is enough, unless the owner set the other lead's request aside because it is somebody
 * else's. A request about the lead itself stands whatever its history says. A message may still be answered by
 * email: people use it to make requests.
 *
 * @param asked the requests about leads that are not deleted
 */
export function checkContact<R extends LeadRequest>(
  lead: CheckedLead,
  asked: readonly R[],
): Contact<R> {
  const own = asked.filter((request) => request.lead.id === lead.id);
  const elsewhere: Elsewhere<R>[] = [];
  const setAside: Contact<R>['setAside'][number][] = [];
  for (const request of asked.filter((request) => request.lead.id !== lead.id)) {
    const shared = sharedParts(lead, request.lead);
    const line = findSetAside(lead, request.revocation);
    if (shared.length === 0) continue;
    if (line) setAside.push({ ...request, shared, line });
    else elsewhere.push({ ...request, shared });
  }
  const mayCall = own.length + elsewhere.length === 0;
  const mayEmail = mayCall || lead.kind === leadKinds.contacts.collection;
  return { mayCall, mayEmail, own, elsewhere, setAside };
}

/** Returns the line by which a request about another lead was set aside for a lead; undefined if it was not. */
function findSetAside({ state }: CheckedLead, revocation: Revocation) {
  const id = revocationId(revocation);
  for (const line of state?.history ?? []) {
    if (line.kind === 'set-aside' && line.request === id) return line;
  }
  return undefined;
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

/** Returns what the owner must not do, and the inquiry that says so if it is another one; '' if there is nothing. */
export function doNotContactText(contact: Contact): string {
  const [other] = contact.own.length > 0 ? [] : contact.elsewhere;
  return other
    ? `${doNotText(contact)}: ${sharedText(other.shared)} as ${referenceNumber(other.lead.id)}`
    : doNotText(contact);
}
