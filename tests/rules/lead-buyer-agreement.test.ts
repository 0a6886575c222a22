import fc from 'fast-check';
import { test } from 'vitest';
import {
  type LeadBuyerAnswers,
  leadBuyerSchema,
  storedWebsite,
} from '#src/features/lead-buyer/lead-buyer.schema.ts';
import { tidyLine } from '#src/lib/input/text.ts';
import { keepDigits } from '#src/lib/input/typed-numbers.ts';
import { applicationDocument } from '#tests/fixtures/applications.ts';
import { asStored, expectAgreement, runs, seed } from './agreement.ts';
import { leadBuyerInput } from './lead-buyer-input.arbitrary.ts';
import { applicationReceipt } from './leads.sample.ts';
import { rulesDatabase } from './rules-database.ts';
import { withScripted } from './scripted-cases.ts';

const database = rulesDatabase();

const lines = [
  'companyName',
  'companyType',
  'website',
  'contactName',
  'email',
  'monthlyBudget',
  'leadVolume',
] as const;

test('schema and rules agree on what an application is', async () => {
  const verdict = { score: 0.9, verifiedAt: new Date().toISOString() };
  const inputs = fc.sample(leadBuyerInput, { numRuns: runs, seed });
  const cases = inputs.map((input) => ({
    input,
    accepted: leadBuyerSchema.safeParse(input).success,
    document: {
      ...applicationDocument(
        asStored<LeadBuyerAnswers>(leadBuyerSchema.shape, input, refusedValue),
        verdict,
      ),
      contactConsent: input.contactConsent,
    },
  }));
  await expectAgreement(
    database,
    'leadBuyers',
    applicationReceipt(),
    withScripted(cases, leadBuyerSchema.shape, lines),
  );
});

function refusedValue(field: string, typed: unknown) {
  switch (field) {
    case 'companyName':
    case 'contactName':
    case 'email':
      return tidyLine(String(typed));
    case 'website':
      return storedWebsite(tidyLine(String(typed)));
    case 'phone':
      return keepDigits(String(typed));
    // A choice is not typed, so nothing tidies it.
    default:
      return typed;
  }
}
