import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { likeliestFirst, rulesFor } from './likely-tests.ts';
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

const fruitRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    // About apples.
    match /apples/{id} {
      allow read: if isRipe(id);
    }
    match /pears/{id} {
      allow read: if isSoft(id);
    }
    function isRipe(id) {
      return isKnown(id);
    }
    function isSoft(id) {
      return isTouched(id) && isKnown(id);
    }
    function isTouched(id) {
      return id != 'https://example.com';
    }
    function isKnown(id) {
      return id != '';
    }
  }
}
`;

const about = (text: string) => [{ path: 'a.test.ts', text }];

test('keeps collections with the functions that they use, and nothing else', () => {
  expect(rulesFor(about("doc('apples/1')"), fruitRules)).toBe(`rules_version = '2';
service cloud.firestore {
match /databases/{database}/documents {
match /apples/{id} {
allow read: if isRipe(id);
}
function isRipe(id) {
return isKnown(id);
}
function isKnown(id) {
return id != '';
}
}
}
`);
  expect(rulesFor(about('pears'), fruitRules)).toContain("return id != 'https://example.com';");
});
