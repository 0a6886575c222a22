import { paths } from '#src/lib/addresses/paths.ts';
import type { ConsentedKind } from './lead-documents.ts';

/** Crockford's base 32: no letters that look like digits, and no U, to avoid accidental words. */
const base32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const letterCount = 8;
const idStart = /^[\w-]{8}/;

/** Replacements for letters that people type by mistake. */
const meant: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * Returns the short number that identifies a lead in messages: the first 40 bits of its id.
 *
 * @param leadId base64url of a digest, 43 characters
 * @returns '' for a malformed id
 * @example referenceNumber('Zq3_-xN0cV7yTgR2mLkJ9aWbP5sE8uHdF1oIiQ4wXzA') // 'CTPZ-ZYRK'
 */
export function referenceNumber(leadId: string): string {
  if (!idStart.test(leadId)) return '';
  const bits = readBits(leadId.slice(0, letterCount), base64url);
  return hyphenate(writeBits(bits, base32));
}

/** Parses a reference number as people type it, like 'ctpz zyrk'; undefined if it is none. */
export function readReference(typed: string): string | undefined {
  const text = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[OIL]/g, (letter) => meant[letter] ?? letter);
  if (text.length !== letterCount || [...text].some((letter) => !base32.includes(letter))) {
    return undefined;
  }
  return hyphenate(text);
}

/** Returns the common prefix of the ids of all leads with a reference number: 36 of its 40 bits. */
export function leadIdPrefix(reference: string): string {
  return writeBits(readBits(reference.replace('-', ''), base32), base64url);
}

function hyphenate(letters: string): string {
  return `${letters.slice(0, letterCount / 2)}-${letters.slice(letterCount / 2, letterCount)}`;
}

/** Returns the bits of a text as zeros and ones. */
function readBits(text: string, alphabet: string): string {
  const width = Math.log2(alphabet.length);
  return [...text]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(width, '0'))
    .join('');
}

/** Writes bits in an alphabet; a rest that is too short for a letter is left out. */
function writeBits(bits: string, alphabet: string): string {
  const width = Math.log2(alphabet.length);
  const letters = Array.from({ length: Math.floor(bits.length / width) }, (_, index) => {
    return alphabet[Number.parseInt(bits.slice(index * width).slice(0, width), 2)];
  });
  return letters.join('');
}

/** A lead whose sender may withdraw the consent or request its deletion. */
export interface LeadReference {
  kind: ConsentedKind;
  lead: string;
}

/** The word for such a lead on the form that it came from. */
export const leadNames: Readonly<Record<ConsentedKind, string>> = {
  mortgageQuotes: 'inquiry',
  leadBuyers: 'application',
};

/**
 * Returns the address of the page for requests about a lead, for a router link, like `/your-request#leadBuyers/Zq3…`.
 * Browsers send no fragment to servers.
 */
export function requestAddress({ kind, lead }: LeadReference) {
  return { pathname: paths.yourRequest, hash: `#${kind}/${lead}` };
}

/** Parses the fragment of such an address, with its `#`; undefined if it identifies no lead. */
export function readRequestHash(hash: string): LeadReference | undefined {
  const [, kind = '', lead] = /^#(\w+)\/([\w-]{43})$/.exec(hash) ?? [];
  return lead && Object.hasOwn(leadNames, kind) ? { kind: kind as ConsentedKind, lead } : undefined;
}

/** The requests that a person can make about a lead: to stop the calls, or to delete it. */
export const requests = ['withdraw', 'delete'] as const;
export type Request = (typeof requests)[number];

/** The record of such a request. It identifies nobody. */
export interface Revocation extends LeadReference {
  asks: Request;
  /** The browser's ISO time. */
  askedAt: string;
}

/** Returns the id of the document: one for each lead and request. */
export function revocationId({ lead, asks }: Pick<Revocation, 'lead' | 'asks'>): string {
  return `${lead}-${asks}`;
}

/** Returns the id of the lead that a request with such an id is about. */
export function requestedLead(requestId: string): string {
  return requestId.replace(/-[a-z]+$/, '');
}
