import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { likeliestFirst } from './likely-tests.ts';
import { mutantsOf } from './mutants.ts';

const mutants = mutantsOf(readFileSync('firestore.rules', 'utf8'));
const names = [
  'allowed: the state Ohio',
  'allowed: the state Texas',
  'denied: a ZIP code of four digits',
  'denied: a score above 1',
  'denied: no consent',
];
const tests = names.map((name) => ({ id: name, file: 'a.test.ts', name }));

test.each([
  ['isState', "{'Texas',  →", 'allowed: the state Texas'],
  ['saysWhereToReachThem', '{isZipCode(quote.zipCode) ', 'denied: a ZIP code of four digits'],
  ['isScore', '{<= → <}', 'denied: a score above 1'],
])('%s %s: the likeliest test', (scope, change, likeliest) => {
  const mutant = mutants.find(({ name }) => name.startsWith(scope) && name.includes(change));
  expect(mutant && likeliestFirst(mutant, tests)[0]?.name).toBe(likeliest);
});
