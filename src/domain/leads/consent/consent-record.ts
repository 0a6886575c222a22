import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { sha256 } from '#src/lib/sha256.ts';
import { z } from '#src/lib/zod.ts';
import type { ConsentWording } from './consent-wordings.ts';

/** The collections of leads whose forms ask for a consent. */
export const consentedKinds = [
  leadKinds.quotes.collection,
  leadKinds.leadBuyers.collection,
] as const;
export type ConsentedKind = (typeof consentedKinds)[number];

/** What a person agreed to, where and when; it has the id of the lead, and names nobody. */
export const consentRecordSchema = z.object({
  kind: z.enum(consentedKinds),
  /** `since` of the wording. */
  wording: z.string(),
  /** base64url(SHA-256(text)) of the wording as it was shown. */
  wordingHash: z.string(),
  /** Path of the page that showed it. */
  page: z.string(),
  language: z.literal('en'),
  /** Whether the browser asked sites not to sell or share what they learn of its user. */
  globalPrivacyControl: z.boolean(),
  /** The browser's ISO time. */
  givenAt: z.string(),
});

export type ConsentRecord = z.output<typeof consentRecordSchema>;

declare global {
  interface Navigator {
    /** Of the Global Privacy Control specification; missing where a browser does not know it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** The record of a consent that is given now, on the page that is shown. */
export async function consentRecord(
  kind: ConsentedKind,
  { since, text }: ConsentWording,
): Promise<ConsentRecord> {
  return {
    kind,
    wording: since,
    wordingHash: await sha256(text),
    page: window.location.pathname,
    language: 'en',
    globalPrivacyControl: navigator.globalPrivacyControl === true,
    givenAt: new Date().toISOString(),
  };
}
