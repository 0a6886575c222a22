import fc from 'fast-check';
import { test } from 'vitest';
import { applicationQuestions } from '#src/domain/leads/application.details.ts';
import { applicationFields } from '#src/domain/leads/application.fields.ts';
import { applicationSchema } from '#src/features/lead-buyer/application.schema.ts';
import { applicationDocument } from '#tests/fixtures/applications.ts';
import { expectLeadAgreement } from './lead-agreement.ts';
import { applicationReceipt } from './leads.sample.ts';
import { rulesDatabase } from './rules-database.ts';

const database = rulesDatabase();

/**
 * Values that no select offers and that the rules refuse too. The rules leave the choice among
 * other values to the site.
 */
const wrongChoice = fc.constantFrom('', 'x'.repeat(101));

test('schema and rules agree on what an application is', async () => {
  const verdict = { score: 0.9, verifiedAt: new Date().toISOString() };
  await expectLeadAgreement(database, {
    collection: 'leadBuyers',
    fields: applicationFields,
    questions: applicationQuestions,
    schema: applicationSchema,
    receipt: applicationReceipt(),
    toDocument: (answers) => ({
      ...applicationDocument(answers, verdict),
      contactConsent: answers.contactConsent,
    }),
    unusual: {
      companyType: wrongChoice,
      monthlyBudget: wrongChoice,
      leadVolume: wrongChoice,
      state: fc.constantFrom('', 'texas', 'Puerto Rico', 'Texas\n'),
    },
  });
});
