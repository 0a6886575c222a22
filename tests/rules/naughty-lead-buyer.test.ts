import { test } from 'vitest';
import { leadBuyerSchema } from '#src/features/lead-buyer/lead-buyer.schema.ts';
import { applicationDocument, typedApplication } from '#tests/fixtures/applications.ts';
import { applicationReceipt } from './lead-buyer.sample.ts';
import { expectStoredAsSent, naughtyDocuments, timeout } from './naughty-documents.ts';
import { rulesDatabase } from './rules-database.ts';

const database = rulesDatabase();
const usual = leadBuyerSchema.parse(typedApplication);
const typed = ['companyName', 'website', 'contactName', 'email', 'phone'] as const;

test(
  'an application with a naughty string is stored as sent, or refused',
  async () => {
    const verdict = { score: 0.9, verifiedAt: new Date().toISOString() };
    const documents = naughtyDocuments(leadBuyerSchema.shape, typed, (field, value) =>
      applicationDocument({ ...usual, [field]: value }, verdict),
    );
    await expectStoredAsSent(database, 'leadBuyers', documents, { receipt: applicationReceipt() });
  },
  timeout,
);
