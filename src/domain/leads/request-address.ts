import { paths } from '#src/lib/paths.ts';
import type { ConsentedKind } from './consent/consent-record.ts';

/** A lead whose sender may withdraw the consent or request its deletion. */
export interface LeadReference {
  kind: ConsentedKind;
  /** The id of the lead. */
  lead: string;
}

/** The word for such a lead on the form that it came from. */
export const leadNames: Readonly<Record<ConsentedKind, string>> = {
  mortgageQuotes: 'inquiry',
  leadBuyers: 'application',
};

/**
 * Returns the address of the page for requests about a lead, for a router link. The lead is in the
 * fragment, which browsers do not send to servers.
 *
 * @example requestAddress({ kind: 'leadBuyers', lead: 'Zq3…' }) // /your-request#leadBuyers/Zq3…
 */
export function requestAddress({ kind, lead }: LeadReference) {
  return { pathname: paths.yourRequest, hash: `#${kind}/${lead}` };
}

/**
 * Parses the fragment of such an address.
 *
 * @param hash with its `#`; may be empty
 * @returns undefined if it does not identify a lead
 */
export function readRequestHash(hash: string): LeadReference | undefined {
  const [, kind = '', lead] = /^#(\w+)\/([\w-]{43})$/.exec(hash) ?? [];
  return lead && isConsentedKind(kind) ? { kind, lead } : undefined;
}

function isConsentedKind(name: string): name is ConsentedKind {
  return Object.hasOwn(leadNames, name);
}
