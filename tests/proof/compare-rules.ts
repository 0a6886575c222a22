import { emailMaxLength } from '#src/lib/input/answers.schema.ts';
import { maxDollars } from '#src/lib/input/typed-numbers.ts';
import { websiteMaxLength } from '#src/lib/input/website.ts';
import { applicationFields } from '#src/model/lead-forms/application.fields.ts';
import type { FieldKind, FormField } from '#src/model/lead-forms/form-fields.ts';
import { messageFields } from '#src/model/lead-forms/message.fields.ts';
import { quoteFields } from '#src/model/lead-forms/quote.fields.ts';
import { type StoredLeadKind, storedLeadKinds } from '#src/model/leads/stored-leads.ts';

/** What a rule says of a field; `#` stands for the field. */
type Clause = (field: FormField) => string;

const inOptions: Clause = ({ options = [] }) =>
  `# in ${writeList(options.map(({ value }) => value))}`;

const clauses: Record<FieldKind, Clause> = {
  line: ({ limits }) => `isTidyLine(#, ${limits?.min}, ${limits?.max})`,
  text: ({ limits }) => `isTidyText(#, ${limits?.max})`,
  email: () => 'isEmail(#)',
  phone: () => 'isPhone(#)',
  digits: () => 'isPhoneOfDigits(#)',
  zipCode: () => 'isZipCode(#)',
  website: () => 'isWebsite(#)',
  select: inOptions,
  downPayment: () => 'isDownPayment(#)',
  money: () => 'isDollars(#)',
  checkboxes: () => 'areLeadTypes(#)',
  consent: () => '# == true',
};

const { mortgageQuotes, contacts, leadBuyers } = storedLeadKinds;

interface Document {
  name: string;
  parameter: string;
  kind: StoredLeadKind;
  questions: Readonly<Record<string, FormField>>;
  /** Clauses that only this document has. */
  byKind?: { [Kind in FieldKind]?: Clause };
  byName?: Readonly<Record<string, Clause>>;
}

const documents: Document[] = [
  { name: 'isNewQuote', parameter: 'quote', kind: mortgageQuotes, questions: quoteFields },
  { name: 'isNewContact', parameter: 'contact', kind: contacts, questions: messageFields },
  {
    name: 'isApplication',
    parameter: 'application',
    kind: leadBuyers,
    questions: applicationFields,
    // The options of an application may change with the site.
    byKind: { select: () => 'isTidyLine(#, 1, 100)' },
    byName: { state: () => 'isState(#)' },
  },
];

const { leadTypes, state, phone } = applicationFields;

/** What functions of the rules that check one value contain. */
const parts: Record<string, string> = {
  isPhone: `isTidyLine(value, ${quoteFields.phone.limits.min}, ${quoteFields.phone.limits.max})`,
  isPhoneOfDigits: `value.matches('[0-9]{${phone.limits.min},${phone.limits.max}}')`,
  isEmail: `isText(value, 1, ${emailMaxLength})`,
  isWebsite: `isText(value, 1, ${websiteMaxLength})`,
  isDollars: `value <= ${maxDollars}`,
  isState: `value in ${writeList(state.options.map(({ value }) => value))}`,
  areLeadTypes: `value.hasOnly(${writeList(leadTypes.options.map(({ value }) => value))})`,
};

/**
 * Compares the rules of leads with the definitions of their fields.
 *
 * @returns a line for each difference, with the function or the clause to edit
 */
export function compareRules(rules: string): string[] {
  const code = rules
    .replace(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('[ ', '[')
    .replaceAll(' ]', ']')
    // As long as open pages may send documents without a field.
    .replaceAll(/\.get\('(\w+)', ''\)/g, '.$1');
  const differences: string[] = [];
  const expectClause = (clause: string, text: string, place: string) => {
    if (text.split(/ && |; |\breturn /).some((one) => one.trim() === clause)) return;
    differences.push(`firestore.rules, ${place}: ${clause} is missing`);
  };
  for (const { name, parameter, kind, questions, byKind, byName = {} } of documents) {
    const [, list = ''] = new RegExp(`hasExactly\\(${parameter}, \\[(.*?)\\]`).exec(code) ?? [];
    const listed = [...list.matchAll(/'([^']*)'/g)].map(([, field = '']) => field);
    const fields = Object.keys(kind.fields);
    differences.push(
      ...fields
        .filter((field) => !listed.includes(field))
        .map((field) => `firestore.rules, ${name}: ${field} is missing`),
      ...listed
        .filter((field) => !fields.includes(field))
        .map((field) => `firestore.rules, ${name}: ${field} is no field of ${kind.collection}`),
      ...fields
        .filter((field) => !new RegExp(`\\b${parameter}\\.${field}\\b`).test(code))
        .map((field) => `firestore.rules, ${name}: nothing is said about ${field}`),
    );
    for (const [field, question] of Object.entries<FormField>(questions)) {
      const toClause = byName[field] ?? { ...clauses, ...byKind }[question.kind];
      expectClause(toClause(question).replaceAll('#', `${parameter}.${field}`), code, name);
    }
  }
  for (const [name, clause] of Object.entries(parts)) {
    const [, body = ''] = new RegExp(`function ${name}\\(\\w+\\) \\{(.*?; )\\}`).exec(code) ?? [];
    expectClause(clause, body, name);
  }
  return differences;
}

function writeList(values: readonly string[]): string {
  return `[${values.map((value) => `'${value}'`).join(', ')}]`;
}
