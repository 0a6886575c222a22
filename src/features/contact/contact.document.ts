import { collections } from '#src/domain/collections.ts';
import { minimumScore } from '#src/domain/leads/bot-check/bot-check.contract.ts';
import type { LeadKind, Verdict } from '#src/domain/leads/submission/submission.types.ts';
import type { ContactMessage } from './contact.schema.ts';

function toContent({ name, email, message }: ContactMessage, verdict: Verdict) {
  return {
    name,
    email,
    message,
    createdAt: verdict.verifiedAt,
    recaptchaScore: verdict.score,
  };
}

/** How a contact message is checked and stored. */
export const contactLead = {
  collection: collections.contacts,
  verifier: 'verifyRecaptcha',
  action: 'contact',
  minimumScore,
  constants: {},
  toContent,
  serverCreatedAt: false,
} as const satisfies LeadKind<ContactMessage>;
