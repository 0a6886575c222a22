import fc from 'fast-check';
import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { type QuoteAnswers, quoteSchema } from '#src/features/quote/quote.schema.ts';
import { tidyLine } from '#src/lib/input/text.ts';
import { parseMoney } from '#src/lib/input/typed-numbers.ts';
import { quoteDocument } from '#tests/fixtures/quotes.ts';
import { asStored, expectAgreement, runs, seed } from './agreement.ts';
import { sampleReceipt } from './leads.sample.ts';
import { quoteInput } from './quote-input.arbitrary.ts';
import { rulesDatabase } from './rules-database.ts';
import { withScripted } from './scripted-cases.ts';

const database = rulesDatabase();

const lines = ['firstName', 'lastName', 'email', 'phone', 'address', 'zipCode'] as const;

test('schema and rules agree on what a quote is', async () => {
  const verdict = { score: 0.9, verifiedAt: new Date().toISOString() };
  const inputs = fc.sample(quoteInput, { numRuns: runs, seed });
  const cases = inputs.map((input) => ({
    input,
    accepted: quoteSchema.safeParse(input).success,
    document: {
      ...quoteDocument(asStored<QuoteAnswers>(quoteSchema.shape, input, refusedValue), verdict),
      contactConsent: input.contactConsent,
      createdAt: serverTimestamp(),
    },
  }));
  await expectAgreement(
    database,
    'mortgageQuotes',
    sampleReceipt(),
    withScripted(cases, quoteSchema.shape, lines, { withText }),
  );
});

/** Returns the quote with another text in a field, and the matching full name. */
function withText(quote: DocumentData, field: string, text: string): DocumentData {
  const changed: DocumentData = { ...quote, [field]: text };
  return { ...changed, fullName: `${changed.firstName} ${changed.lastName}` };
}

function refusedValue(field: string, typed: unknown) {
  switch (field) {
    case 'income':
    case 'homePrice':
      return parseMoney(String(typed)) ?? typed;
    // A choice is not typed, so nothing tidies it.
    case 'creditScore':
    case 'loanType':
    case 'timeline':
    case 'contactConsent':
      return typed;
    default:
      return tidyLine(String(typed));
  }
}
