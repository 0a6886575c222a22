import type { ApplicationAnswers } from '#src/domain/leads/application.fields.ts';
import { leadBuyerConsent } from '#src/domain/leads/consent-wordings.ts';
import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import type { LeadKind, SubmissionFault, Verdict } from '#src/domain/leads/submission/attempt.ts';
import { minimumScore } from '#src/domain/leads/submission/bot-check.contract.ts';
import { paths } from '#src/lib/paths.ts';

function toContent({ contactConsent: _, ...answers }: ApplicationAnswers, verdict: Verdict) {
  return { ...answers, createdAt: verdict.verifiedAt, recaptchaScore: verdict.score };
}

/** How a lead buyer's application is verified and stored. */
export const leadBuyerLead = {
  ...leadKinds.leadBuyers,
  verifier: 'verifyRecaptcha',
  action: 'purchase_leads',
  minimumScore,
  consent: { wording: leadBuyerConsent, pages: [paths.purchaseLeads] },
  // Nothing is sent without consent.
  constants: { contactConsent: true },
  toContent,
} as const satisfies LeadKind<ApplicationAnswers>;

/** The specified texts for a failed submission; this form has no honeypot. */
export const faultTexts: Record<SubmissionFault, string> = {
  'honeypot-filled': 'Unknown error',
  'bot-check-not-ready': 'reCAPTCHA not ready.',
  'token-missing': 'reCAPTCHA token missing',
  'verification-failed': 'reCAPTCHA failed',
  'submission-failed': 'Unknown error',
  denied: 'Unknown error',
  'perhaps-stored': 'Unknown error',
};
