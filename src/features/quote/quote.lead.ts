import { quoteConsent } from '#src/domain/leads/consent-wordings.ts';
import { leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { honeypotName, type QuoteAnswers } from '#src/domain/leads/quote.fields.ts';
import type { LeadKind, SubmissionFault, Verdict } from '#src/domain/leads/submission/attempt.ts';
import { paths } from '#src/lib/paths.ts';
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
} as const satisfies LeadKind<QuoteAnswers>;

/** The specified texts for a failed submission. */
export const faultTexts: Record<SubmissionFault, string> = {
  'honeypot-filled': 'Invalid submission',
  'bot-check-not-ready': 'reCAPTCHA not ready',
  'token-missing': 'Failed to get reCAPTCHA token',
  'verification-failed': 'reCAPTCHA verification failed',
  'submission-failed': 'Submission failed',
  denied: 'Submission failed',
  'perhaps-stored': 'Submission failed',
};
