import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minimumScore, receiptIdOf } from '#src/features/bot-check/bot-check.contract.ts';
import {
  type ContactInput,
  type ContactMessage,
  contactSchema,
} from '#src/features/contact/contact.schema.ts';
import { tidyText } from '#src/lib/input/text.ts';
import { contactDocument } from '#tests/fixtures/contacts.ts';
import { sendAll, storeReceipts } from './agreement.ts';
import { contactReceipt } from './contact.sample.ts';
import { contactInput } from './contact-input.arbitrary.ts';
import { rulesDatabase } from './rules-database.ts';

const seed = 20_260_301;
const runs = 2_000;

const database = rulesDatabase('contact-agreement');

test('schema and rules agree on what a contact message is', async () => {
  const verdict = { score: minimumScore, verifiedAt: new Date().toISOString() };
  const inputs = fc.sample(contactInput, { numRuns: runs, seed });
  const cases = await Promise.all(
    inputs.map(async (input, index) => ({
      id: await receiptIdOf(`token ${index}`),
      input,
      accepted: contactSchema.safeParse(input).success,
      document: contactDocument(asStored(input), verdict),
    })),
  );
  const ids = cases.map(({ id }) => id);
  await storeReceipts(database, ids, contactReceipt({ score: verdict.score }));

  const verdicts = await sendAll(database, 'contacts', cases);

  const disagreements = cases.filter(({ accepted }, index) => accepted !== verdicts[index]);
  expect(disagreements.slice(0, 5), `${disagreements.length} with the seed ${seed}`).toEqual([]);
  const acceptedCount = cases.filter(({ accepted }) => accepted).length;
  expect(acceptedCount).toBeGreaterThan(runs / 4);
  expect(runs - acceptedCount).toBeGreaterThan(runs / 4);
});

/** The values that the form would store, had its schema not refused some of them. */
function asStored({ name, email, message }: ContactInput): ContactMessage {
  return { name: tidyText(name), email: tidyText(email), message: tidyText(message) };
}
