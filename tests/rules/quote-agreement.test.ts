import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { quoteQuestions } from '#src/domain/leads/quote.details.ts';
import { quoteFields } from '#src/domain/leads/quote.fields.ts';
import { quoteSchema } from '#src/features/quote/quote.schema.ts';
import { quoteDocument } from '#tests/fixtures/quotes.ts';
import { expectLeadAgreement } from './lead-agreement.ts';
import { sampleReceipt } from './leads.sample.ts';
import { rulesDatabase } from './rules-database.ts';

const database = rulesDatabase();

test('schema and rules agree on what a quote is', async () => {
  const verdict = { score: 0.9, verifiedAt: new Date().toISOString() };
  await expectLeadAgreement(database, {
    collection: 'mortgageQuotes',
    fields: quoteFields,
    questions: quoteQuestions,
    schema: quoteSchema,
    receipt: sampleReceipt(),
    toDocument: (answers) => ({
      ...quoteDocument(answers, verdict),
      contactConsent: answers.contactConsent,
      createdAt: serverTimestamp(),
    }),
    withText,
  });
});

/** Returns the quote with another text in a field, and the matching full name. */
function withText(quote: DocumentData, field: string, text: string): DocumentData {
  const changed: DocumentData = { ...quote, [field]: text };
  return { ...changed, fullName: `${changed.firstName} ${changed.lastName}` };
}
