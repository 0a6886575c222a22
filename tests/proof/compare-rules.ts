import { applicationDetails, applicationQuestions } from '#src/domain/leads/application.details.ts';
import type { FieldKind, WholeField } from '#src/domain/leads/form/form-fields.ts';
import { messageQuestions } from '#src/domain/leads/message.details.ts';
import { quoteDetails, quoteQuestions } from '#src/domain/leads/quote.details.ts';
import { type StoredLeadKind, storedLeadKinds } from '#src/domain/leads/stored-leads.ts';
import { emailMaxLength } from '#src/lib/input/answers.schema.ts';
import { maxDollars } from '#src/lib/input/typed-numbers.ts';
import { websiteMaxLength } from '#src/lib/input/website.ts';

/** What a rule says of a field; `#` stands for the field. */
type Clause = (field: WholeField) => string;

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
  /** Its function in the rules. */
  name: string;
  kind: StoredLeadKind;
  questions: Readonly<Record<string, WholeField>>;
  /** Clauses that only this document has. */
  byKind?: { [Kind in FieldKind]?: Clause };
  byName?: Readonly<Record<string, Clause>>;
}

const documents: Document[] = [
  { name: 'isNewQuote', kind: mortgageQuotes, questions: quoteQuestions },
  { name: 'isNewContact', kind: contacts, questions: messageQuestions },
  {
    name: 'isApplication',
    kind: leadBuyers,
    questions: applicationQuestions,
    // The options of an application may change with the site.
    byKind: { select: () => 'isTidyLine(#, 1, 100)' },
    byName: { state: () => 'isState(#)' },
  },
];

const { leadTypes, state, phone } = applicationDetails;

/** What functions of the rules that check one value contain. */
const parts: Record<string, string> = {
  isPhone: `isTidyLine(value, ${quoteDetails.phone.limits.min}, ${quoteDetails.phone.limits.max})`,
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
 * @returns a line for each difference, which names the function to edit
 */
export function compareRules(rules: string): string[] {
  const functions = parseFunctions(rules);
  const said: string[] = [];
  const say = (name: string, text: string) => said.push(`firestore.rules, ${name}: ${text}`);

  for (const { name, kind, questions, byKind, byName = {} } of documents) {
    const document = functions.find((one) => one.name === name);
    if (!document) {
      say(name, 'is missing');
      continue;
    }
    const listed = readList(document.clauses.find((clause) => clause.includes('hasExactly(')));
    const fields = Object.keys(kind.fields);
    for (const field of fields.filter((one) => !listed.includes(one)))
      say(name, `${field} is missing`);
    for (const field of listed.filter((one) => !fields.includes(one))) {
      say(name, `${field} is no field of ${kind.collection}`);
    }

    const related = functions.filter(({ parameter }) => parameter === document.parameter);
    const clausesOf = Object.fromEntries(
      fields.map((field) => [field, findClauses(related, document.parameter, field)]),
    );
    for (const [field, found] of Object.entries(clausesOf)) {
      if (found.length === 0) say(name, `nothing is said about ${field}`);
    }
    for (const [field, question] of Object.entries<WholeField>(questions)) {
      const { kind } = question;
      const toClause = byName[field] ?? { ...clauses, ...byKind }[kind];
      const expected = allowEmpty(question, toClause(question));
      const found = clausesOf[field] ?? [];
      if (found.length === 0 || found.some(({ clause }) => clause === expected)) continue;
      const [first] = found;
      if (first) say(first.name, `${field}: ${describeDifference(first.clause, expected)}`);
    }
  }
  for (const [name, expected] of Object.entries(parts)) {
    const found = functions.find((one) => one.name === name)?.clauses ?? [];
    if (found.includes(expected)) continue;
    const similar = found.find((clause) => clause.split(/[\d[]/)[0] === expected.split(/[\d[]/)[0]);
    say(name, describeDifference(similar ?? found.join(' && '), expected));
  }
  return said;
}

/** Returns the clause of a field that may be left empty. */
function allowEmpty({ required, kind }: WholeField, clause: string): string {
  if (required !== false) return clause;
  return kind === 'select' && clause.includes('[')
    ? clause.replace('[', "['', ")
    : `(# == '' || ${clause})`;
}

interface RulesFunction {
  name: string;
  parameter: string;
  /** What it requires, each on one line. */
  clauses: string[];
}

function parseFunctions(rules: string): RulesFunction[] {
  const code = rules.replace(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/function (\w+)\((.*?)\) \{\s*return ([\s\S]*?);\s*\}/g)].map(
    ([, name = '', parameter = '', body = '']) => ({
      name,
      parameter,
      clauses: body.split('&&').map((clause) => {
        const line = clause.trim().replaceAll(/\s+/g, ' ');
        return line.replaceAll('[ ', '[').replaceAll(' ]', ']');
      }),
    }),
  );
}

/**
 * Returns the clauses about a field, in which `#` stands for it, with their functions. While open pages may send
 * documents without it, the rules read it with `get`.
 */
function findClauses(functions: readonly RulesFunction[], document: string, field: string) {
  const word = new RegExp(`\\b${document}\\.(${field}\\b|get\\('${field}', ''\\))`, 'g');
  return functions.flatMap(({ name, clauses }) =>
    clauses
      .filter((clause) => clause.search(word) >= 0)
      .map((clause) => ({ name, clause: clause.replaceAll(word, '#') })),
  );
}

/** Says which of the listed values differ, or else what the rules say and should say. */
function describeDifference(found: string, expected: string): string {
  const [has, needs] = [readList(found), readList(expected)];
  if (has.length === 0 || needs.length === 0) return `has ${found}, not ${expected}`;
  const missing = needs
    .filter((value) => !has.includes(value))
    .map((value) => `'${value}' is missing`);
  const added = has
    .filter((value) => !needs.includes(value))
    .map((value) => `'${value}' is too many`);
  return [...missing, ...added].join(', ') || `has ${found}, not ${expected}`;
}

function writeList(values: readonly string[]): string {
  return `[${values.map((value) => `'${value}'`).join(', ')}]`;
}

/** Returns the quoted values in a clause that has a list of them. */
function readList(clause = ''): string[] {
  const [, list = ''] = /\[('[\s\S]*')\]/.exec(clause) ?? [];
  return [...list.matchAll(/'([^']*)'/g)].map(([, value = '']) => value);
}
