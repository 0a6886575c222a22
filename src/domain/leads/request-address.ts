import { paths } from '#src/lib/paths.ts';
import type { ConsentedKind } from './consent/consent-record.ts';

/** A lead whose sender may withdraw the consent or ask for deletion. */
export interface LeadReference {
  kind: ConsentedKind;
  /** Its id. */
  lead: string;
}

/** What such a lead is called on the form that it came from. */
export const leadNames: Readonly<Record<ConsentedKind, string>> = {
  mortgageQuotes: 'inquiry',
  leadBuyers: 'application',
};

/**
 * Returns the address of the page on which a person makes requests about a lead, for a router link.
 * The lead is in the fragment, which browsers send to no server.
 *
 * @example requestAddress({ kind: 'leadBuyers', lead: 'Zq3…' }) // /your-request#leadBuyers/Zq3…
 */
export function requestAddress({ kind, lead }: LeadReference) {
  return { pathname: paths.yourRequest, hash: `#${kind}/${lead}` };
}

/**
 * Reads the fragment of such an address.
 *
 * @param hash with its `#`; may be empty
 * @returns undefined when it names no lead
 */
export function readRequestHash(hash: string): LeadReference | undefined {
  const [, kind = '', lead] = /^#(\w+)\/([\w-]{43})$/.exec(hash) ?? [];
  return lead && isConsentedKind(kind) ? { kind, lead } : undefined;
}

function isConsentedKind(name: string): name is ConsentedKind {
  return Object.hasOwn(leadNames, name);
}
