import type { Revocation } from '#src/domain/leads/lead-reference.ts';
import type { LeadState } from '#src/domain/leads/lead-state.ts';
import { leadWords } from '#src/domain/leads/stored-leads.ts';
import { formatShortDate } from '#src/lib/format.ts';
import { newYorkDay } from '#src/lib/format-time.ts';
import { siteTime } from '#src/lib/site-clock.ts';
import { site } from '#src/site.ts';
import type { OpenLead } from './lead.service.ts';
import type { AskedAbout } from './privacy.service.ts';

/** Returns what somebody asked, to follow a name. A request is about its own lead and no other. */
export function askedText({ kind, asks }: Pick<Revocation, 'kind' | 'asks'>): string {
  return asks === 'withdraw'
    ? 'asked not to be contacted anymore'
    : `asked to have their ${leadWords[kind].singular} deleted`;
}

/**
 * Returns the date by which a request must be answered and the business days left until then.
 *
 * @param askedAt ISO time
 * @example dueText('2026-11-20T15:00:00.000Z', new Date('2026-11-23T15:00:00Z'))
 *   // 'Due by 12/4/2026, in 9 business days.'
 */
export function dueText(askedAt: string, now = siteTime()): string {
  const lastDay = businessDaysAfter(askedAt, site.privacy.revocationBusinessDays);
  const today = newYorkDay(now);
  const due = `Due by ${formatShortDate(lastDay)}`;
  if (today > lastDay) return `${due}: overdue.`;
  if (today === lastDay) return `${due}: today is the last day.`;
  const left = businessDaysUntil(lastDay, now);
  return `${due}, in ${left} business ${left === 1 ? 'day' : 'days'}.`;
}

/** The statuses of leads that are no longer contacted. */
const ended = ['closed', 'spam'];

/**
 * Returns the open ones of all requests, oldest first. A deletion request is open until the lead is
 * deleted, a request to stop contact until the lead is closed.
 *
 * @param asked newest first
 */
export function selectOpenRequests(asked: readonly AskedAbout[]): AskedAbout[] {
  return asked
    .filter(
      ({ revocation, lead }) =>
        revocation.asks === 'delete' || !ended.includes(lead.state?.status ?? 'new'),
    )
    .reverse();
}

const dayMs = 24 * 60 * 60_000;

/**
 * Returns the date in New York that is a number of business days after an instant. Weekends do not
 * count. Public holidays do, so that an answer is never late.
 *
 * @returns YYYY-MM-DD
 * @example businessDaysAfter('2026-11-20T15:00:00.000Z', 10) // '2026-12-04'
 */
export function businessDaysAfter(iso: string, count: number): string {
  let day = Date.parse(newYorkDay(new Date(iso)));
  for (let left = count; left > 0; ) {
    day += dayMs;
    if (!isWeekend(new Date(day))) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}

/** Returns the business days left from an instant until a date; 0 on that date and after it. */
export function businessDaysUntil(day: string, now: Date): number {
  let count = 0;
  for (let next = Date.parse(newYorkDay(now)) + dayMs; next <= Date.parse(day); next += dayMs) {
    if (!isWeekend(new Date(next))) count += 1;
  }
  return count;
}

function isWeekend(day: Date): boolean {
  return [0, 6].includes(day.getUTCDay());
}

/** Why a quote may not be passed on to a lead buyer. */
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
 * Returns why a lead may not be passed on. The security rules check all but the requests
 * about other leads.
 *
 * @param buyers the companies that have had it, of which each counts once
 */
export function passOnBlocks(
  { consent, contact }: Pick<OpenLead, 'consent' | 'contact'>,
  { buyers }: Pick<LeadState, 'buyers'>,
): PassOnBlock[] {
  const blocks: PassOnBlock[] = [];
  if (!consent) blocks.push('no-consent');
  if (consent?.globalPrivacyControl) blocks.push('privacy-control');
  if (!contact.mayCall) blocks.push('revoked');
  if (new Set(buyers).size >= site.companiesPerInquiry) blocks.push('enough-companies');
  return blocks;
}

/**
 * Returns why a lead may not be sent to the company that has it. How many companies had it before makes no
 * difference to that one.
 */
export function sendBlocks(...open: Parameters<typeof passOnBlocks>): PassOnBlock[] {
  return passOnBlocks(...open).filter((block) => block !== 'enough-companies');
}
