import { collections } from '#src/domain/collections.ts';
import type { LeadKind, Verdict } from '#src/domain/leads/submission/submission.types.ts';
import { site } from '#src/site.ts';
import type { QuoteAnswers } from './quote.schema.ts';

/** What every stored quote says: without consent, or with the trap filled, nothing is sent. */
const constants = { contactConsent: true, companyName: '' } as const;

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

/** How a quote is checked and stored. */
export const quoteLead = {
  collection: collections.quotes,
  verifier: 'verifyRecaptchaMortgage',
  action: 'submit',
  constants,
  toContent,
  serverCreatedAt: true,
} as const satisfies LeadKind<QuoteAnswers>;
