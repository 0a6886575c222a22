import { minimumScore } from '#src/domain/leads/bot-check/bot-check.contract.ts';
import { siteTime } from '#src/lib/site-clock.ts';
import type { LeadCollection } from './lead-kinds.ts';

/** Ids of the recipient and the template, both written by an owner's command. */
export const mailRecipientId = 'owner';
export const mailTemplateId = 'new-lead';

/** How long a mail stays in the database. */
const keptDays = 7;
const dayMs = 24 * 60 * 60_000;

/**
 * The mail that notifies the owner of a lead, in the format of the Trigger Email extension: the
 * recipient, the template and the lead to link to. It contains nothing that the visitor typed.
 *
 * @see https://extensions.dev/extensions/firebase/firestore-send-email
 */
export interface LeadMail {
  toUids: [typeof mailRecipientId];
  template: { name: typeof mailTemplateId; data: { kind: LeadCollection; leadId: string } };
  /** When the database deletes it. */
  expiresAt: Date;
}

/**
 * Whether a lead's score is so low that its sender may be a bot. The owner gets no mail about it, which a
 * script could otherwise cause by the dozen.
 *
 * @param score of the bot check, as it is stored
 */
export function mayBeABot(score: unknown): boolean {
  return typeof score === 'number' && score < minimumScore;
}

/** Returns the mail about a lead that was just stored. */
export function leadMail(kind: LeadCollection, leadId: string): LeadMail {
  return {
    toUids: [mailRecipientId],
    template: { name: mailTemplateId, data: { kind, leadId } },
    expiresAt: mailExpiry(),
  };
}

/** Returns the time at which the database deletes a mail that is written now. */
export function mailExpiry(): Date {
  return new Date(siteTime().getTime() + keptDays * dayMs);
}
