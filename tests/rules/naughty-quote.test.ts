import { test } from 'vitest';
import { quoteSchema } from '#src/features/quote/quote.schema.ts';
import { quoteDocument, typedQuote } from '#tests/fixtures/quotes.ts';
import { expectStoredAsSent, naughtyDocuments, timeout } from './naughty-documents.ts';
import { sampleReceipt } from './quote.sample.ts';
import { rulesDatabase } from './rules-database.ts';

const database = rulesDatabase();
const usual = quoteSchema.parse(typedQuote);
const typed = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'zipCode',
  'income',
  'homePrice',
  'downPayment',
] as const;

test(
  'a quote with a naughty string is stored as sent, or refused',
  async () => {
    const verdict = { score: 0.9, verifiedAt: new Date().toISOString() };
    const documents = naughtyDocuments(quoteSchema.shape, typed, (field, value) =>
      quoteDocument({ ...usual, [field]: value }, verdict),
    );
    await expectStoredAsSent(database, 'mortgageQuotes', documents, {
      receipt: sampleReceipt(),
      serverTime: 'createdAt',
    });
  },
  timeout,
);
