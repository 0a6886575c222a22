import type { LeadConfig, SubmissionFault, Verdict } from '#src/data/leads/attempt.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import type { ApplicationAnswers } from '#src/model/lead-forms/application.fields.ts';
import { minimumScore } from '#src/model/lead-forms/bot-check.contract.ts';
import { leadBuyerConsent } from '#src/model/lead-forms/consent-wordings.ts';
import { leadKinds } from '#src/model/lead-forms/lead-kinds.ts';

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
} as const satisfies LeadConfig<ApplicationAnswers>;

/** The specified texts for a failed submission; this form has no honeypot. */
export const leadBuyerFaults: Record<SubmissionFault, string> = {
  'honeypot-filled': 'Unknown error',
  'bot-check-not-ready': 'reCAPTCHA not ready.',
  'token-missing': 'reCAPTCHA token missing',
  'verification-failed': 'reCAPTCHA failed',
  'submission-failed': 'Unknown error',
  denied: 'Unknown error',
  'perhaps-stored': 'Unknown error',
};
