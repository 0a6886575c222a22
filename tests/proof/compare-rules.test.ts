import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { signInHours } from '#src/data/admin/auth/idle-session.ts';
import { callOutcomes, historyKinds, leadStatuses } from '#src/model/leads/lead-history.ts';
import { rulesFile } from '#tests/rules/rules-source.ts';
import { compareRules } from './compare-rules.ts';

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
  [
    'isTidyLine(quote.address, 5, 100)',
    'isTidyLine(quote.address, 5, 120)',
    'isNewQuote: isTidyLine(quote.address, 5, 100) is missing',
  ],
  ['10, 15)', '10, 16)', 'isPhone: isTidyLine(value, 10, 15) is missing'],
  ["'fha', ", '', /isNewQuote: quote.loanType in .*'fha', .* is missing/],
  ["'HELOC',", '', /areLeadTypes: value.hasOnly\(.*'HELOC', .* is missing/],
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
  const branch = /\.kind == '([\w-]+)'\s+(?:\?|&&) isLineOfNow\(\S+, (.*?\], \[.*?\])\)/g;
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
