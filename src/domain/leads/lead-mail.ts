import type { LeadCollection } from './lead-kinds.ts';

/** Id of the recipient and of the template, both written by an owner's command. */
export const mailRecipientId = 'owner';
export const mailTemplateId = 'new-lead';

/** How long a mail stays in the database. */
const keptDays = 7;
const dayMs = 24 * 60 * 60_000;

/**
 * What tells the owner of a lead, as the Trigger Email extension takes it: whom it is for, what it
 * says, and which lead it links to. Nothing in it comes from the visitor.
 *
 * @see https://extensions.dev/extensions/firebase/firestore-send-email
 */
export interface LeadMail {
  toUids: [typeof mailRecipientId];
  template: { name: typeof mailTemplateId; data: { kind: LeadCollection; leadId: string } };
  /** When the database forgets it. */
  expiresAt: Date;
}

/** The mail about a lead that was just stored. */
export function leadMail(kind: LeadCollection, leadId: string): LeadMail {
  return {
    toUids: [mailRecipientId],
    template: { name: mailTemplateId, data: { kind, leadId } },
    expiresAt: mailExpiry(),
  };
}

/** When the database forgets a mail that is written now. */
export function mailExpiry(): Date {
  return new Date(Date.now() + keptDays * dayMs);
}
