import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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
  [
    '\n        && isDollars(quote.homePrice)',
    '\n        && true',
    'isNewQuote: nothing is said about homePrice',
  ],
  ["'fha', ", '', "asksForALoan: loanType: 'fha' is missing"],
  ["'800-850'", "'800-850', '851-900'", "asksForALoan: creditScore: '851-900' is too many"],
  [
    'isTidyLine(quote.address, 5, 100)',
    'isTidyLine(quote.address, 5, 120)',
    'saysWhereToReachThem: address: has isTidyLine(#, 5, 120), not isTidyLine(#, 5, 100)',
  ],
  [
    'isTidyText(contact.message, 5000)',
    'isTidyText(contact.message, 500)',
    'isNewContact: message: has isTidyText(#, 500), not isTidyText(#, 5000)',
  ],
  [
    'isTidyLine(value, 10, 15)',
    'isTidyLine(value, 10, 16)',
    'isPhone: has isTidyLine(value, 10, 16), not isTidyLine(value, 10, 15)',
  ],
  ["'HELOC',", '', "areLeadTypes: 'HELOC' is missing"],
  ["'Wyoming'", "'Wyoming', 'Guam'", "isState: 'Guam' is too many"],
])('names the difference when %j becomes %j', (from, to, line) => {
  const changed = rules.replace(from, to);
  expect(changed).not.toBe(rules);
  expect(compareRules(changed)).toEqual([`firestore.rules, ${line}`]);
});
