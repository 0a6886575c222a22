import { test } from 'vitest';
import { messageQuestions } from '#src/domain/leads/message.details.ts';
import { messageFields } from '#src/domain/leads/message.fields.ts';
import { minimumScore } from '#src/domain/leads/submission/bot-check.contract.ts';
import { messageSchema } from '#src/features/contact/message.schema.ts';
import { contactDocument } from '#tests/fixtures/contacts.ts';
import { expectLeadAgreement } from './lead-agreement.ts';
import { contactReceipt } from './leads.sample.ts';
import { rulesDatabase } from './rules-database.ts';

const database = rulesDatabase();

test('schema and rules agree on what a contact message is', async () => {
  const verdict = { score: minimumScore, verifiedAt: new Date().toISOString() };
  await expectLeadAgreement(database, {
    collection: 'contacts',
    fields: messageFields,
    questions: messageQuestions,
    schema: messageSchema,
    receipt: contactReceipt({ score: verdict.score }),
    toDocument: (answers) => contactDocument(answers, verdict),
  });
});
