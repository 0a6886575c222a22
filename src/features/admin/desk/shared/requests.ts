import type { OpenLead } from '#src/data/admin/leads/lead.service.ts';
import type { DeskRequest } from '#src/data/admin/leads/privacy.service.ts';
import { siteTime } from '#src/data/state/site-clock.ts';
import { formatShortDate } from '#src/lib/format/format.ts';
import { newYorkDay } from '#src/lib/format/format-time.ts';
import type { DeskLead } from '#src/model/leads/desk-lead.ts';
import {
  countBusinessDays,
  findDueDay,
  findOtherWithdrawal,
  listOverdue,
  listPending,
} from '#src/model/leads/due-notifications.ts';
import type { Company } from '#src/model/leads/lead-history.ts';
import { type Revocation, referenceNumber } from '#src/model/leads/lead-reference.ts';
import type { LeadState } from '#src/model/leads/lead-state.ts';
import type { LeadStatus } from '#src/model/leads/lead-statuses.ts';
import { type Contact, checkContact } from '#src/model/leads/may-contact.ts';
import { leadWords, type SharedPart, sharedText } from '#src/model/leads/stored-leads.ts';
import { site } from '#src/site.ts';

/** Returns what somebody asked, to follow a name. */
export function requestText({ kind, asks }: Pick<Revocation, 'kind' | 'asks'>): string {
  return asks === 'withdraw'
    ? 'asked not to be contacted anymore'
    : `asked to have their ${leadWords[kind].singular} deleted`;
}

/** Returns the date by which a request must be answered and the business days left until then. */
export function dueText(askedAt: string, now = siteTime()): string {
  const lastDay = findDueDay(askedAt);
  const today = newYorkDay(now);
  const due = `Due by ${formatShortDate(lastDay)}`;
  if (today > lastDay) return `${due}: overdue.`;
  if (today === lastDay) return `${due}: today is the last day.`;
  const left = countBusinessDays(today, lastDay);
  return `${due}, in ${left} business ${left === 1 ? 'day' : 'days'}.`;
}

const ended: readonly (LeadStatus | undefined)[] = ['closed', 'spam'];

/** A request and a lead that it applies to, with the companies that should have been told by now. */
export interface OpenRequest extends Pick<DeskRequest, 'revocation' | 'lead'> {
  /** With the lead of the request, if that is another one. */
  shared?: readonly SharedPart[];
  overdue: readonly Company[];
}

/**
 * Returns the open ones of all requests, the oldest first.
 * A deletion request is open until the lead is deleted, a request to stop contact until the lead is closed and
 * every company was told, also those that have something else of the person.
 */
export function selectOpenRequests(all: readonly DeskRequest[], now = siteTime()): OpenRequest[] {
  const others = new Map(all.flatMap((one) => one.others).map((lead) => [lead.id, lead]));
  const pending = [...others.values()].filter(({ state }) => isPending('withdraw', state));
  const elsewhere = pending.flatMap((lead) => {
    const request = findOtherWithdrawal(checkContact(lead, all));
    return request ? [{ ...request, lead }] : [];
  });
  const own = all.filter(
    ({ revocation: { asks }, lead: { state } }) =>
      asks === 'delete' || !ended.includes(state?.status) || isPending(asks, state),
  );
  return [...own, ...elsewhere]
    .map((request) => {
      const { revocation, lead } = request;
      return { ...request, overdue: listOverdue(revocation, lead.state?.history, now) };
    })
    .sort((one, other) => one.revocation.askedAt.localeCompare(other.revocation.askedAt));
}

/** Whether a company that got a lead was not told of a request. */
export function isPending(asks: Revocation['asks'], state: DeskLead['state']): boolean {
  return listPending(state?.history ?? [], asks).length > 0;
}

/** Returns what was asked and until when it must be done, to follow the name of the lead's sender. */
export function openRequestText({ revocation, shared }: OpenRequest): string {
  const about = shared
    ? `has the ${sharedText(shared)} as ${referenceNumber(revocation.lead)}, whose sender `
    : '';
  return `${about}${requestText(revocation)}. ${dueText(revocation.askedAt)}`;
}

/** Returns which companies should have been told of a request; '' if none. */
export function overdueText({ overdue }: OpenRequest): string {
  const names = overdue.map(({ company }) => company);
  return names.length > 0 ? `Not told yet: ${new Intl.ListFormat('en-US').format(names)}.` : '';
}

type PassOnBlock = 'no-consent' | 'privacy-control' | 'revoked' | 'enough-companies';

export const passOnBlockTexts: Readonly<Record<PassOnBlock, string>> = {
  'no-consent':
    'It came without a consent record, so there is no proof of what the person agreed to.',
  'privacy-control':
    'Global Privacy Control was on in the person’s browser. It asks sites not to sell or share their data.',
  revoked:
    'The person withdrew consent or asked for deletion. The top of this page says when, and about which lead.',
  'enough-companies': `${site.companiesPerInquiry} companies have had it, and people are told that no more than ${site.companiesPerInquiry} get their details. A company that returned it counts, because it has seen it.`,
};

/**
 * Returns why a lead may not be passed on, or not be sent to the company that has it. The security rules
 * check all but the requests about other leads.
 *
 * @param buyers the companies that have had it, of which each counts once, unless one has it now
 */
export function passOnBlocks(
  { consent, contact }: Pick<OpenLead, 'consent'> & { contact: Pick<Contact, 'mayCall'> },
  { buyers, passedOnTo }: Pick<LeadState, 'buyers' | 'passedOnTo'>,
): PassOnBlock[] {
  const blocks: PassOnBlock[] = [];
  if (!consent) blocks.push('no-consent');
  if (consent?.globalPrivacyControl) blocks.push('privacy-control');
  if (!contact.mayCall) blocks.push('revoked');
  if (!passedOnTo && new Set(buyers).size >= site.companiesPerInquiry) {
    blocks.push('enough-companies');
  }
  return blocks;
}
