import { sha256 } from '#src/lib/format/sha256.ts';
import { minimumScore } from '#src/model/lead-forms/bot-check.contract.ts';
import type { ConsentWording } from '#src/model/lead-forms/consent-wordings.ts';
import { type LeadCollection, leadKinds } from '#src/model/lead-forms/lead-kinds.ts';

/** The collections of leads whose forms ask for consent. */
export const consentedKinds = [
  leadKinds.quotes.collection,
  leadKinds.leadBuyers.collection,
] as const;
export type ConsentedKind = (typeof consentedKinds)[number];

/** The consent that a form asks for. */
export interface FormConsent {
  /** The same constant that the form shows. */
  wording: ConsentWording;
  /** Paths of the pages that show it; the first one is the form's canonical address. */
  pages: readonly [string, ...string[]];
}

/** What a person agreed to, where and when. Its id is that of the lead; it identifies nobody. */
export interface ConsentRecord {
  kind: ConsentedKind;
  /** `since` of the wording. */
  wording: string;
  /** base64url(SHA-256(text)) of the wording that was shown. */
  wordingHash: string;
  page: string;
  language: 'en';
  /** Whether the browser sent Global Privacy Control, which opts out of selling or sharing data. */
  globalPrivacyControl: boolean;
  /** An ISO time by the site's clock. */
  givenAt: string;
}

declare global {
  interface Navigator {
    /**
     * Whether the browser sends Global Privacy Control; undefined if it does not support the signal.
     *
     * @see https://w3c.github.io/gpc/
     */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * Returns the record of a consent that is given now.
 *
 * @param path where the form was submitted. The router accepts other spellings of an address too; the
 *   record has the canonical one, because the rules accept no other.
 */
export async function consentRecord(
  kind: ConsentedKind,
  { wording, pages }: FormConsent,
  path: string,
  now: Date,
): Promise<ConsentRecord> {
  return {
    kind,
    wording: wording.since,
    wordingHash: await sha256(wording.text),
    page: pages.find((page) => page === canonicalPath(path)) ?? pages[0],
    language: 'en',
    globalPrivacyControl: navigator.globalPrivacyControl === true,
    givenAt: now.toISOString(),
  };
}

function canonicalPath(path: string): string {
  return path.toLowerCase().replace(/(?<!\/)\/+$/, '');
}

/** Ids of the recipient and the template, both written by an owner's command. */
export const mailRecipientId = 'owner';
export const mailTemplateId = 'new-lead';

/** How long a mail stays in the database: a week. */
export const mailKeptMs = 7 * 24 * 60 * 60_000;

/** Whether a stored score is so low that the sender may be a bot, which could cause mails to the owner by the dozen. */
export function mayBeABot(score: unknown): boolean {
  return typeof score === 'number' && score < minimumScore;
}

/**
 * Returns the mail about a lead that was just stored, for the mailer. It contains nothing that the visitor typed.
 *
 * @param now within an hour of the database's time
 */
export function leadMail(kind: LeadCollection, leadId: string, now: Date) {
  return {
    toUids: [mailRecipientId],
    template: { name: mailTemplateId, data: { kind, leadId } },
    expiresAt: mailExpiry(now),
  };
}

/** Returns the time at which the database deletes a mail that is written now. */
export function mailExpiry(now: Date): Date {
  return new Date(now.getTime() + mailKeptMs);
}
