import { site } from '#src/site.ts';
import type { QuoteAnswers } from './quote.schema.ts';

/** What the bot check said of the submission, as it is stored with the lead. */
export interface Verdict {
  /** 0 (a bot) to 1 (a person). */
  score: number;
  /** The browser's ISO time of the verifier's answer. */
  verifiedAt: string;
}

/**
 * The stored quote but for `createdAt`, which the database's own clock writes.
 *
 * @returns 21 of the 22 fields of a document in mortgageQuotes
 */
export function toQuoteDocument(answers: QuoteAnswers, verdict: Verdict) {
  return {
    ...answers,
    fullName: `${answers.firstName} ${answers.lastName}`,
    companyName: '',
    source: site.slug,
    type: 'mortgage',
    status: 'new',
    recaptchaScore: verdict.score,
    recaptchaAction: 'submit',
    recaptchaVerifiedAt: verdict.verifiedAt,
  } as const;
}
