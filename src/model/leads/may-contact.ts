import { formatShortDate } from '#src/lib/format/format.ts';
import { type LeadCollection, leadKinds } from '#src/model/lead-forms/lead-kinds.ts';
import type { HistoryLine } from './lead-history.ts';
import { type Revocation, referenceNumber, revocationId } from './lead-reference.ts';
import { type LeadSender, type SharedPart, sharedParts, sharedText } from './stored-leads.ts';

/** A person's request, with the lead that it is about. */
export interface LeadRequest {
  revocation: Revocation;
  lead: LeadSender & { id: string };
  /** Other leads with the same email address or phone number, and whether they came with a consent record. */
  others: readonly { id: string; hasConsent: boolean }[];
}

/** A lead as far as it says whether its sender may be contacted. */
type CheckedLead = LeadSender & {
  id: string;
  kind: LeadCollection;
  /** ISO time; '' if there is none. */
  sentAt: string;
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
  /** Earlier ones by the same address and number, after which this lead came with a consent of its own. */
  agreedAgain: readonly Elsewhere<R>[];
  /** Those that the owner set aside for this lead, each with the line of its history that says so. */
  setAside: readonly (Elsewhere<R> & { line: HistoryLine & { kind: 'set-aside' } })[];
}

/**
 * Returns whether the sender of a lead may be contacted, and if not, the requests with their dates and
 * leads. The consent covers calls, texts and email, so withdrawing it ends all three (47 CFR 64.1200(a)(10));
 * asking for deletion withdraws it, too. Calling somebody who asked for silence is worse than losing a lead, so an
 * address or a number in common is enough, unless the owner set the other lead's request aside because it is
 * somebody else's, or the person agreed again. A request about the lead itself stands whatever came later. A
 * message may still be answered by email: people use it to make requests.
 *
 * @param requests the requests about leads that are not deleted
 */
export function checkContact<R extends LeadRequest>(
  lead: CheckedLead,
  requests: readonly R[],
): Contact<R> {
  const own = requests.filter((request) => request.lead.id === lead.id);
  const elsewhere: Elsewhere<R>[] = [];
  const agreedAgain: Elsewhere<R>[] = [];
  const setAside: Contact<R>['setAside'][number][] = [];
  for (const request of requests.filter((request) => request.lead.id !== lead.id)) {
    const shared = sharedParts(lead, request.lead);
    const line = findSetAside(lead, request.revocation);
    if (shared.length === 0) continue;
    if (line) setAside.push({ ...request, shared, line });
    else if (isNewConsent(lead, request, shared)) agreedAgain.push({ ...request, shared });
    else elsewhere.push({ ...request, shared });
  }
  const mayCall = own.length + elsewhere.length === 0;
  const mayEmail = mayCall || lead.kind === leadKinds.contacts.collection;
  return { mayCall, mayEmail, own, elsewhere, agreedAgain, setAside };
}

/** How far a time that a browser sends may be off: `isWithinTwoDays` in the security rules. */
const clockMs = 2 * 24 * 60 * 60_000;

/**
 * Whether a lead is a new consent after a request: it has a record, shares both address and number, because anyone
 * can type one of them, and was sent later, however wrong the clocks were. The database's sets the time of a quote.
 */
function isNewConsent(
  { id, kind, sentAt }: CheckedLead,
  { revocation, others }: LeadRequest,
  shared: readonly SharedPart[],
): boolean {
  const clocks = kind === leadKinds.quotes.collection ? 1 : 2;
  return (
    shared.length === 2 &&
    others.some((other) => other.id === id && other.hasConsent) &&
    Date.parse(sentAt) - Date.parse(revocation.askedAt) > clocks * clockMs
  );
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

/** Returns that a person withdrew the consent and agreed again, with the days; '' if there was no need to. */
export function agreedAgainText({ agreedAgain }: Contact, agreedAt: string): string {
  if (agreedAgain.length === 0) return '';
  const days = new Set(agreedAgain.map(({ revocation }) => formatShortDate(revocation.askedAt)));
  return `Withdrew on ${[...days].join(', ')}, agreed again on ${formatShortDate(agreedAt)}`;
}

/** Returns what the owner must not do, and the inquiry that says so if it is another one; '' if there is nothing. */
export function doNotContactText(contact: Contact): string {
  const [other] = contact.own.length > 0 ? [] : contact.elsewhere;
  return other
    ? `${doNotText(contact)}: ${sharedText(other.shared)} as ${referenceNumber(other.lead.id)}`
    : doNotText(contact);
}
