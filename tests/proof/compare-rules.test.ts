import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { signInHours } from '#src/data/admin/auth/idle-session.ts';
import { emailMaxLength } from '#src/lib/input/answers.schema.ts';
import { maxDollars } from '#src/lib/input/typed-numbers.ts';
import { websiteMaxLength } from '#src/lib/input/website.ts';
import { applicationFields } from '#src/model/lead-forms/application.fields.ts';
import type { FieldKind, FormField } from '#src/model/lead-forms/form-fields.ts';
import { messageFields } from '#src/model/lead-forms/message.fields.ts';
import { quoteFields } from '#src/model/lead-forms/quote.fields.ts';
import { callOutcomes, historyKinds } from '#src/model/leads/lead-history.ts';
import { leadStatuses } from '#src/model/leads/lead-statuses.ts';
import { type StoredLeadKind, storedLeadKinds } from '#src/model/leads/stored-leads.ts';
import { rulesFile } from '#tests/rules/rules-source.ts';
import { changedRules } from '../rules/rules-source.ts';

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

/** Returns a line for each difference of the rules of leads from their fields, with what to edit. */
function compareRules(rules: string): string[] {
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

const rules = readFileSync(rulesFile, 'utf8');

it('finds the rules of leads as the fields are defined', () => {
  expect(compareRules(rules)).toEqual([]);
});

it('accepts rules that allow a document without a new field as well, as long as open pages send it', () => {
  const [list = ''] = /hasExactly\(contact, .*?\)/.exec(rules) ?? [];
  const either = rules
    .replace(list, `(${list} || ${list.replace("'name', ", '')})`)
    .replace('isTidyLine(contact.name,', "isTidyLine(contact.get('name', ''),");
  expect(either).not.toBe(rules);
  expect(compareRules(either)).toEqual([]);
});

it.each([
  ["'zipCode',\n", '', 'isNewQuote: zipCode is missing'],
  [
    "'email', 'message',",
    "'email', 'message', 'phone',",
    'isNewContact: phone is no field of contacts',
  ],
  ['isWithinTwoDays(contact.createdAt)', 'true', 'isNewContact: nothing is said about createdAt'],
  ['10, 15)', '10, 16)', 'isPhone: isTidyLine(value, 10, 15) is missing'],
  ["'fha', ", '', /isNewQuote: quote.loanType in .*'fha', .* is missing/],
  ["'Wyoming'", "'Wyoming', 'Guam'", /isState: value in .*'Wyoming'\] is missing/],
])('names the difference when %j becomes %j', (from, to, line) => {
  const changed = rules.replace(from, to);
  expect(changed).not.toBe(rules);
  expect(compareRules(changed)).toEqual([
    typeof line === 'string' ? `firestore.rules, ${line}` : expect.stringMatching(line),
  ]);
});

it('finds how old a password may be where leads are read', () => {
  expect(rules).toContain(`request.time - duration.value(${signInHours}, 'h')`);
});

it('finds the kinds of a history’s lines with the fields that the table gives them', () => {
  const branch =
    /(?:line|history\[0\])\.kind == '([\w-]+)'\s+(?:\?|&&) (?:isLineOfNow\(\S+, (.*?\], \[.*?\])\))?/g;
  const inRules = [...rules.matchAll(branch)].map(([, kind, fields]) => `${kind}: ${fields}`);
  const inTable = Object.entries(historyKinds).map(([kind, { fields }]) => {
    // The fields, and those that a line may lack.
    const [needed, optional] = [false, true].map((isOptional) =>
      Object.entries(fields)
        .filter(([, schema]) => schema.safeParse(undefined).success === isOptional)
        .map(([field]) => `'${field}'`)
        .join(', '),
    );
    return `${kind}: [${needed}], [${optional}]`;
  });
  expect(inRules.sort(), 'changesAsItSays in firestore.rules').toEqual(inTable.sort());
});

it.each([
  // A lead gets the status passed-on from its own kind of line.
  ['after.status', leadStatuses.filter(({ value }) => value !== 'passed-on')],
  ['line.outcome', callOutcomes],
])('finds each choice of %s, and no other', (field, choices) => {
  const [, list = ''] = new RegExp(`${field} in \\[(.*?)\\]`).exec(rules) ?? [];
  const inList = [...list.matchAll(/'([^']+)'/g)].map(([, value]) => value);
  const inTable: unknown[] = choices.map(({ value }) => value);
  expect(inList.sort(), `${field} in firestore.rules`).toEqual(inTable.sort());
});

it('closes what happened to leads, posts, their earlier addresses, rates, the site’s details and pictures to everybody but admins', () => {
  const lines = rules.split('\n');
  const closed = changedRules('isAdmin()').split('\n');
  const changed = closed.filter((line, i) => line !== lines[i]).map((line) => line.trim());

  const allowed = ['get', 'get', 'get', 'get', 'read', 'read', 'get', 'get'];
  expect(changed).toEqual(allowed.map((what) => `allow ${what}: if isAdmin();`));
  expect(closed.filter((line) => line.includes('if true'))).toEqual([]);
});
