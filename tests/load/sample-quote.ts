import type { Verdict } from '#src/domain/leads/submission/attempt.ts';
import { quoteSchema } from '#src/features/quote/quote.schema.ts';
import { quoteDocument, typedQuote } from '#tests/fixtures/quotes.ts';
import type { Quote } from './browser.ts';

/** Returns the quote of one of many people, each with an address of their own. */
export function sampleQuote(person: string, verdict: Verdict): Quote {
  const email = `${person}@example.com`;
  const answers = quoteSchema.parse({ ...typedQuote, lastName: `Load ${person}`, email });
  return quoteDocument(answers, verdict);
}
