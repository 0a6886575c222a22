import type { LeadConfig, SubmissionFault, Verdict } from '#src/data/leads/attempt.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { quoteConsent } from '#src/model/lead-forms/consent-wordings.ts';
import { leadKinds } from '#src/model/lead-forms/lead-kinds.ts';
import { honeypotName, type QuoteAnswers } from '#src/model/lead-forms/quote.fields.ts';
import { site } from '#src/site.ts';

function toContent({ contactConsent: _, ...answers }: QuoteAnswers, verdict: Verdict) {
  return {
    ...answers,
    fullName: `${answers.firstName} ${answers.lastName}`,
    source: site.slug,
    type: 'mortgage',
    status: 'new',
    recaptchaScore: verdict.score,
    recaptchaAction: 'submit',
    recaptchaVerifiedAt: verdict.verifiedAt,
  };
}

/** How a quote is verified and stored. */
export const quoteLead = {
  ...leadKinds.quotes,
  verifier: 'verifyRecaptchaMortgage',
  action: 'submit',
  consent: { wording: quoteConsent, pages: [paths.quote, paths.preApproval] },
  constants: { contactConsent: true, [honeypotName]: '' },
  toContent,
} as const satisfies LeadConfig<QuoteAnswers>;

/** The specified texts for a failed submission. */
export const quoteFaults: Record<SubmissionFault, string> = {
  'honeypot-filled': 'Invalid submission',
  'bot-check-not-ready': 'reCAPTCHA not ready',
  'token-missing': 'Failed to get reCAPTCHA token',
  'verification-failed': 'reCAPTCHA verification failed',
  'submission-failed': 'Submission failed',
  denied: 'Submission failed',
  'perhaps-stored': 'Submission failed',
};
