import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutantsOf } from './mutants.ts';
import { likelyTestNames } from './test-names.ts';

const mutants = mutantsOf(readFileSync('firestore.rules', 'utf8'));

test.each([
  ['isState', "{'Texas',  →", 'allowed: the state Texas', 'allowed: the state Ohio'],
  ['saysWhereToReachThem', '{isZipCode(quote.zipCode)', 'a ZIP code of four digits', 'no consent'],
  ['isScore', 'value {<= ', 'denied: a score above 1', 'denied: a filled trap'],
])('%s: the likely tests come first', (scope, change, likely, unlikely) => {
  const mutant = mutants.find(({ name }) => name.startsWith(scope) && name.includes(change));
  const names = mutant && likelyTestNames(mutant);
  expect(names?.test(likely)).toBe(true);
  expect(names?.test(unlikely)).toBe(false);
});
