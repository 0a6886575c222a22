import fc from 'fast-check';
import type { DocumentData } from 'firebase/firestore/lite';
import {
  type AnswersOf,
  type FieldKind,
  type FormFields,
  listFields,
  type WholeField,
} from '#src/domain/leads/form/form-fields.ts';
import type { createFormSchema } from '#src/domain/leads/form/form-schema.ts';
import { storedWebsite } from '#src/features/lead-buyer/application.schema.ts';
import { tidyLine, tidyText } from '#src/lib/input/text.ts';
import { keepDigits, parseMoney } from '#src/lib/input/typed-numbers.ts';
import { asStored, expectAgreement, runs, seed } from './agreement.ts';
import { leadInput } from './lead-input.arbitrary.ts';
import type { RulesDatabase } from './rules-database.ts';
import { withScripted } from './scripted-cases.ts';

interface LeadForm<Fields extends FormFields> {
  collection: string;
  fields: Fields;
  questions: { [Name in keyof Fields]: WholeField };
  schema: ReturnType<typeof createFormSchema<Fields>>;
  receipt: DocumentData;
  toDocument(answers: AnswersOf<Fields>): DocumentData;
  unusual?: Parameters<typeof leadInput<Fields>>[2];
  withText?: (document: DocumentData, field: string, text: string) => DocumentData;
}

/** The kinds that are stored as texts, which may not contain control characters. */
const texts: readonly FieldKind[] = [
  ...(['line', 'text', 'email', 'phone', 'zipCode', 'website', 'select'] as const),
];

/** Fails if the schema of a form and the rules disagree on a document that it may send. */
export async function expectLeadAgreement<Fields extends FormFields>(
  database: RulesDatabase,
  form: LeadForm<Fields>,
): Promise<void> {
  const { collection, fields, questions, schema, receipt, unusual, withText } = form;
  const shape = schema.shape as Parameters<typeof withScripted>[1];
  const inputs = fc.sample(leadInput(fields, questions, unusual), { numRuns: runs, seed });
  const cases = inputs.map((input) => ({
    input,
    accepted: schema.safeParse(input).success,
    document: form.toDocument(
      asStored(shape, input, (name, typed) => toRefused(questions[name]?.kind, typed)),
    ),
  }));
  const lines = listFields<string>(questions).filter((name) => {
    const field = questions[name];
    return field && texts.includes(field.kind);
  });
  const scripted = withScripted(cases, shape, lines, withText && { withText });
  await expectAgreement(database, collection, receipt, scripted);
}

/** Returns what the form would store for an answer if its schema had not refused it. */
function toRefused(kind: FieldKind | undefined, typed: unknown) {
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
