import type { Verdict } from '#src/domain/leads/submission/attempt.ts';
import { quoteSchema } from '#src/features/quote/quote.schema.ts';
import { quoteDocument } from '#tests/fixtures/quotes.ts';
import type { Quote } from './browser.ts';

/** Returns the quote of one of many people, each with an address of their own. */
export function sampleQuote(person: string, verdict: Verdict): Quote {
  const answers = quoteSchema.parse({
    firstName: 'Ada',
    lastName: `Load ${person}`,
    email: `${person}@example.com`,
    phone: '(555) 123-4567',
    address: '120 Maple Street',
    zipCode: '02139',
    income: '96,000',
    creditScore: '740-799',
    loanType: 'fha',
    homePrice: '$450,000',
    downPayment: '3.5%',
    timeline: '3-6months',
    contactConsent: true,
  });
  return quoteDocument(answers, verdict);
}
