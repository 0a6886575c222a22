import { collections } from '#src/domain/collections.ts';
import { minimumScore } from '#src/domain/leads/bot-check/bot-check.contract.ts';
import type { LeadKind, Verdict } from '#src/domain/leads/submission/submission.types.ts';
import type { LeadBuyerAnswers } from './lead-buyer.schema.ts';

/** What every stored application says: without consent nothing is sent. */
const constants = { contactConsent: true } as const;

function toContent({ contactConsent: _, ...answers }: LeadBuyerAnswers, verdict: Verdict) {
  return { ...answers, createdAt: verdict.verifiedAt, recaptchaScore: verdict.score };
}

/** How a lead buyer's application is checked and stored. */
export const leadBuyerLead = {
  collection: collections.leadBuyers,
  verifier: 'verifyRecaptcha',
  action: 'purchase_leads',
  minimumScore,
  constants,
  toContent,
  serverCreatedAt: false,
} as const satisfies LeadKind<LeadBuyerAnswers>;
