import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { sha256 } from '#src/lib/sha256.ts';
import type { ConsentWording } from './consent-wordings.ts';

/** The collections of leads whose forms ask for a consent. */
export const consentedKinds = [
  leadKinds.quotes.collection,
  leadKinds.leadBuyers.collection,
] as const;
export type ConsentedKind = (typeof consentedKinds)[number];

/** What a form asks its visitors to agree to. */
export interface FormConsent {
  /** The same constant that the form shows. */
  wording: ConsentWording;
  /** Paths of the pages that show it; the first one is the form's usual address. */
  pages: readonly [string, ...string[]];
}

/** What a person agreed to, where and when; it has the id of the lead, and names nobody. */
export interface ConsentRecord {
  kind: ConsentedKind;
  /** `since` of the wording. */
  wording: string;
  /** base64url(SHA-256(text)) of the wording as it was shown. */
  wordingHash: string;
  /** Path of the page that showed it. */
  page: string;
  language: 'en';
  /** Whether the browser asked sites not to sell or share what they learn of its user. */
  globalPrivacyControl: boolean;
  /** The browser's ISO time. */
  givenAt: string;
}

declare global {
  interface Navigator {
    /**
     * Whether the browser sends Global Privacy Control; missing where it does not know the signal.
     *
     * @see https://w3c.github.io/gpc/
     */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * Returns the record of a consent that is given now.
 *
 * @param path where the form was submitted. The router also takes other spellings of an address; the
 *   record has the usual one, because the rules know no other.
 */
export async function consentRecord(
  kind: ConsentedKind,
  { wording, pages }: FormConsent,
  path: string,
): Promise<ConsentRecord> {
  return {
    kind,
    wording: wording.since,
    wordingHash: await sha256(wording.text),
    page: pages.find((page) => page === usualSpelling(path)) ?? pages[0],
    language: 'en',
    globalPrivacyControl: navigator.globalPrivacyControl === true,
    givenAt: new Date().toISOString(),
  };
}

function usualSpelling(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '');
}
