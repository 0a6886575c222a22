import fc from 'fast-check';
import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { tidyLine, tidyText } from '#src/lib/input/text.ts';
import { keepDigits, parseMoney } from '#src/lib/input/typed-numbers.ts';
import { applicationFields } from '#src/model/lead-forms/application.fields.ts';
import { applicationSchema, storedWebsite } from '#src/model/lead-forms/application.schema.ts';
import {
  type AnswersOf,
  type CompleteFields,
  type FieldKind,
  type FormField,
  listFields,
} from '#src/model/lead-forms/form-fields.ts';
import type { createFormSchema } from '#src/model/lead-forms/form-schema.ts';
import { messageFields } from '#src/model/lead-forms/message.fields.ts';
import { messageSchema } from '#src/model/lead-forms/message.schema.ts';
import { quoteFields } from '#src/model/lead-forms/quote.fields.ts';
import { quoteSchema } from '#src/model/lead-forms/quote.schema.ts';
import { applicationDocument } from '#tests/fixtures/applications.ts';
import { contactDocument } from '#tests/fixtures/contacts.ts';
import { quoteDocument } from '#tests/fixtures/quotes.ts';
import { asStored, expectAgreement, runs, seed, withEdgeCaseStrings } from './agreement.ts';
import { chosen, leadInput } from './lead-input.arbitrary.ts';
import { sampleReceipt } from './leads.sample.ts';
import { rulesDatabase } from './rules-database.ts';

const database = rulesDatabase();
const verdict = { score: 0.9, verifiedAt: new Date().toISOString() };

test('schema and rules agree on what a quote is', () =>
  expectLeadAgreement({
    collection: 'mortgageQuotes',
    action: 'submit',
    questions: quoteFields,
    schema: quoteSchema,
    toDocument: (answers) => ({
      ...quoteDocument(answers, verdict),
      contactConsent: answers.contactConsent,
      createdAt: serverTimestamp(),
    }),
  }));

test('schema and rules agree on what a contact message is', () =>
  expectLeadAgreement({
    collection: 'contacts',
    action: 'contact',
    questions: messageFields,
    schema: messageSchema,
    toDocument: (answers) => contactDocument(answers, verdict),
  }));

/**
 * Values that no select offers and that the rules refuse too. The rules leave the choice among
 * other values to the site.
 */
const wrongChoice = fc.constantFrom('', 'x'.repeat(101));

test('schema and rules agree on what an application is', () =>
  expectLeadAgreement({
    collection: 'leadBuyers',
    action: 'purchase_leads',
    questions: applicationFields,
    schema: applicationSchema,
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
  }));

interface LeadForm<Fields extends CompleteFields> {
  collection: string;
  /** The action of the receipt that each lead needs. */
  action: string;
  questions: { [Name in keyof Fields]: FormField };
  schema: ReturnType<typeof createFormSchema<Fields>>;
  toDocument(answers: AnswersOf<Fields>): DocumentData;
  unusual?: Parameters<typeof leadInput<Fields>>[1];
}

/** Fails if the schema of a form and the rules disagree on a document that it may send. */
async function expectLeadAgreement<Fields extends CompleteFields>(form: LeadForm<Fields>) {
  const { collection, action, questions, schema, unusual } = form;
  const shape = schema.shape as Parameters<typeof asStored>[0];
  const accepts = (input: unknown) => schema.safeParse(input).success;
  const kindOf = (name: string) => questions[name]?.kind as FieldKind;
  const names = listFields<string>(questions);
  const inputs = withEdgeCaseStrings(
    fc.sample(leadInput(questions, unusual), { numRuns: runs, seed }),
    accepts,
    names.filter((name) => !chosen.includes(kindOf(name))),
  );
  const cases = inputs.map((input) => ({
    input,
    accepted: accepts(input),
    document: form.toDocument(
      asStored(shape, input, (name, typed) => toRefused(kindOf(name), typed)),
    ),
  }));
  await expectAgreement(database, collection, sampleReceipt({ action }), cases);
}

/** Returns what the form would store for an answer if its schema had not refused it. */
function toRefused(kind: FieldKind, typed: unknown) {
  switch (kind) {
    case 'money':
      return parseMoney(String(typed)) ?? typed;
    case 'text':
      return tidyText(String(typed));
    case 'website':
      return storedWebsite(tidyLine(String(typed)));
    case 'digits':
      return keepDigits(String(typed));
    // A choice is not typed, so nothing tidies it.
    case 'select':
    case 'checkboxes':
    case 'consent':
      return typed;
    default:
      return tidyLine(String(typed));
  }
}
