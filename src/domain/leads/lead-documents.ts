import { collections } from '#src/domain/collections.ts';
import { minimumScore } from '#src/domain/leads/submission/bot-check.contract.ts';
import { sha256 } from '#src/lib/sha256.ts';
import { siteTime } from '#src/lib/site-clock.ts';
import { site } from '#src/site.ts';
import type { ConsentWording } from './consent-wordings.ts';
import { type LeadCollection, leadKinds } from './lead-kinds.ts';

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
  /** Path of the page that showed it. */
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
): Promise<ConsentRecord> {
  return {
    kind,
    wording: wording.since,
    wordingHash: await sha256(wording.text),
    page: pages.find((page) => page === canonicalPath(path)) ?? pages[0],
    language: 'en',
    globalPrivacyControl: navigator.globalPrivacyControl === true,
    givenAt: siteTime().toISOString(),
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

/**
 * Whether a lead's score is so low that its sender may be a bot. The owner gets no mail about it, which a
 * script could otherwise cause by the dozen.
 *
 * @param score of the bot check, as it is stored
 */
export function mayBeABot(score: unknown): boolean {
  return typeof score === 'number' && score < minimumScore;
}

/**
 * Returns the mail that notifies the owner of a lead that was just stored, for the mailer: the recipient, the
 * template and the lead. It contains nothing that the visitor typed.
 */
export function leadMail(kind: LeadCollection, leadId: string) {
  return {
    toUids: [mailRecipientId],
    template: { name: mailTemplateId, data: { kind, leadId } },
    expiresAt: mailExpiry(),
  };
}

/** Returns the time at which the database deletes a mail that is written now. */
export function mailExpiry(): Date {
  return new Date(siteTime().getTime() + mailKeptMs);
}

/**
 * The number of leads that the desk deletes in one commit. For each, the rules look up eight documents: that
 * no lead is left in any of the three collections when its state goes, and again when its events do; that its
 * receipt goes; and that its link says so. They may look up 20 in a commit.
 */
export const leadsPerCommit = 2;

/** The number of leads that the desk marks as spam in one commit: for each, the rules look up the lead. */
export const markedPerCommit = 10;

/** A write that belongs to a deletion: the path, and what is stored there from then on, if anything. */
export type DeletionWrite = readonly [path: string, data?: ReturnType<typeof deletedReferrals>];

/**
 * Returns the writes that delete a lead. The lead itself comes last, so that it can still be found if the
 * deletion stops halfway. Its consent record and revocations identify nobody and are kept.
 *
 * @param collection the lead's collection
 * @param now by the site's clock
 */
export function listDeletionWrites(collection: string, leadId: string, now: Date): DeletionWrite[] {
  return [
    [`${collections.leadStates}/${leadId}`],
    [`${collections.mail}/${leadId}`],
    [`${collections.botReceipts}/${leadId}`],
    ...listEndOfEvents(collection, leadId, now),
    [`${collection}/${leadId}`],
  ];
}

/** Returns the write that leaves nothing of a lead's events but the day of its deletion; none if it has no link. */
export function listEndOfEvents(collection: string, leadId: string, now: Date): DeletionWrite[] {
  if (!consentedKinds.some((kind) => kind === collection)) return [];
  return [[`${collections.leadReferrals}/${leadId}`, deletedReferrals(now)]];
}

/** Returns what replaces the events of a lead that is deleted. */
export function deletedReferrals(now: Date) {
  const expiresAt = new Date(now.getTime() + site.privacy.deletionKeptDays * 24 * 60 * 60_000);
  return { events: [{ at: now.toISOString(), what: 'deleted' as const }], expiresAt };
}
