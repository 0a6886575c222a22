import type { LeadState } from '#src/domain/leads/lead-state.ts';
import { type SharedPart, sharedParts } from '#src/domain/leads/stored-leads.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { site } from '#src/site.ts';
import type { DeskLead } from './desk-lead.ts';
import type { OpenLead } from './lead.service.ts';
import { leadFields } from './lead-fields.ts';
import type { AskedAbout } from './revocations.service.ts';

/** Why a quote may not be passed on to a lead buyer. */
export type PassOnBlock =
  | 'no-consent'
  | 'privacy-control'
  | 'revoked'
  | 'revoked-elsewhere'
  | 'enough-companies';

export const passOnBlockTexts: Readonly<Record<PassOnBlock, string>> = {
  'no-consent':
    'It came without a consent record, so there is no proof of what the person agreed to.',
  'privacy-control':
    'Global Privacy Control was on in the person’s browser. It asks sites not to sell or share their data.',
  revoked: 'The person withdrew consent or asked for deletion.',
  'revoked-elsewhere':
    'Someone with the same email address or phone number withdrew consent or asked for deletion:',
  'enough-companies': `The consent step says that it goes to no more than ${site.companiesPerInquiry} companies. That many have had it.`,
};

/**
 * Returns why a lead may not be passed on. The security rules check all but the last two reasons.
 *
 * @param asked the requests about leads that are not deleted
 * @param history the lead's changes so far
 */
export function passOnBlocks(
  { lead, consent, revocations }: OpenLead,
  asked: readonly AskedAbout[],
  history: LeadState['history'],
): PassOnBlock[] {
  const blocks: PassOnBlock[] = [];
  if (!consent) blocks.push('no-consent');
  if (consent?.globalPrivacyControl) blocks.push('privacy-control');
  if (revocations.length > 0 || asked.some((request) => request.lead.id === lead.id)) {
    blocks.push('revoked');
  } else if (requestsElsewhere(lead, asked).length > 0) blocks.push('revoked-elsewhere');
  if (companiesIn(history) >= site.companiesPerInquiry) blocks.push('enough-companies');
  return blocks;
}

/**
 * Returns why a lead may not be sent to the company that has it. How many companies had it before makes no
 * difference to that one.
 */
export function sendBlocks(...open: Parameters<typeof passOnBlocks>): PassOnBlock[] {
  return passOnBlocks(...open).filter((block) => block !== 'enough-companies');
}

/**
 * Returns what a buyer needs of a quote, to paste into an email: a line for each field, and when and where
 * the person gave the consent.
 */
export function textForBuyer({ lead, consent }: Pick<OpenLead, 'lead' | 'consent'>): string {
  const { main } = leadFields(lead.kind, lead.data);
  const facts: [label: string, text: string][] = [
    ...main.map(({ label, text }): [string, string] => [label, text]),
    ['Sent', formatTime(lead.sentAt)],
    ['Consent given', consent ? `${formatTime(consent.givenAt)}, on ${consent.page}` : ''],
    ['Reference', lead.reference],
  ];
  return facts
    .filter(([, text]) => text)
    .map(([label, text]) => `${label}: ${text}\n`)
    .join('');
}

/** Returns the number of companies that got a lead, including those that returned it. */
function companiesIn(history: LeadState['history']): number {
  return new Set(history.filter(({ what }) => what === 'passed-on').map(({ text }) => text)).size;
}

/** A request about another lead, and what its sender has in common with this one. */
export interface RequestElsewhere extends AskedAbout {
  shared: SharedPart[];
}

/** Returns the requests about other leads with the same email address or phone number. */
export function requestsElsewhere(
  lead: DeskLead,
  asked: readonly AskedAbout[],
): RequestElsewhere[] {
  return asked
    .filter((request) => request.lead.id !== lead.id)
    .map((request) => ({ ...request, shared: sharedParts(lead, request.lead) }))
    .filter(({ shared }) => shared.length > 0);
}
