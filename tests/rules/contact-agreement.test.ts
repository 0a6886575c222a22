import fc from 'fast-check';
import { test } from 'vitest';
import { minimumScore } from '#src/domain/leads/submission/bot-check.contract.ts';
import type { ContactInput } from '#src/features/contact/contact.fields.ts';
import { type ContactMessage, contactSchema } from '#src/features/contact/contact.schema.ts';
import { tidyLine, tidyText } from '#src/lib/input/text.ts';
import { contactDocument } from '#tests/fixtures/contacts.ts';
import { expectAgreement, runs, seed } from './agreement.ts';
import { contactInput } from './contact-input.arbitrary.ts';
import { contactReceipt } from './leads.sample.ts';
import { rulesDatabase } from './rules-database.ts';
import { withScripted } from './scripted-cases.ts';

const database = rulesDatabase();

test('schema and rules agree on what a contact message is', async () => {
  const verdict = { score: minimumScore, verifiedAt: new Date().toISOString() };
  const inputs = fc.sample(contactInput, { numRuns: runs, seed });
  const cases = inputs.map((input) => ({
    input,
    accepted: contactSchema.safeParse(input).success,
    document: contactDocument(asStored(input), verdict),
  }));
  await expectAgreement(
    database,
    'contacts',
    contactReceipt({ score: verdict.score }),
    withScripted(cases, contactSchema.shape, ['name', 'email', 'message']),
  );
});

/** Returns the values that the form would store if its schema had refused none of them. */
function asStored({ name, email, message }: ContactInput): ContactMessage {
  return { name: tidyLine(name), email: tidyLine(email), message: tidyText(message) };
}
