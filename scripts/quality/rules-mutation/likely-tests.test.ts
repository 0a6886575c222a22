import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { likelyTests, patternOf } from './likely-tests.ts';
import { mutantsOf } from './mutants.ts';

const mutants = mutantsOf(readFileSync('firestore.rules', 'utf8'));
const names = [
  'allowed: the state Ohio',
  'allowed: the state Texas',
  'denied: a ZIP code of four digits',
  'denied: a score above 1',
  'denied: no consent',
];
const tests = names.map((name) => ({ file: 'a.test.ts', name }));

test.each([
  ['isState', "{'Texas',  →", 'allowed: the state Texas'],
  ['saysWhereToReachThem', '{isZipCode(quote.zipCode) ', 'denied: a ZIP code of four digits'],
  ['isScore', '{<= → <}', 'denied: a score above 1'],
])('%s %s: the likeliest test', (scope, change, likeliest) => {
  const mutant = mutants.find(({ name }) => name.startsWith(scope) && name.includes(change));
  expect(mutant && likelyTests(mutant, tests)[0]?.name).toBe(likeliest);
});

test('a pattern matches its names, whatever characters they contain', () => {
  const pattern = new RegExp(patternOf(["denied: '$5 (a|b)'", 'x']));
  expect(pattern.test("create denied: '$5 (a|b)'")).toBe(true);
  expect(pattern.test('create denied: y')).toBe(false);
});
