import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { filesAbout, likeliestFirst, rulesFor } from './likely-tests.ts';
import { mutantsOf } from './mutants.ts';

const mutants = mutantsOf(readFileSync('firestore.rules', 'utf8'));
const names = [
  'allowed: the state Ohio',
  'allowed: the state Texas',
  'denied: a ZIP code of four digits',
  'denied: a score above 1',
  'denied: no consent',
];
const tests = names.map((name) => ({ fullName: name }));

test.each([
  ['isState', "{'Texas',  →", 'allowed: the state Texas'],
  ['saysWhereToReachThem', '{isZipCode(quote.zipCode) ', 'denied: a ZIP code of four digits'],
  ['isScore', '{<= → <}', 'denied: a score above 1'],
])('%s %s: the likeliest test', (scope, change, likeliest) => {
  const mutant = mutants.find(({ name }) => name.startsWith(scope) && name.includes(change));
  expect(mutant && likeliestFirst(mutant, tests)[0]?.fullName).toBe(likeliest);
});

const rules = readFileSync('firestore.rules', 'utf8');

test('files about a collection are those that mention it, without the slow ones', () => {
  const names = filesAbout(['contacts']).map((path) => basename(path));
  expect(names).toContain('contacts.test.ts');
  expect(names).not.toContain('users.test.ts');
  expect(names).not.toContain('contact-agreement.test.ts');
});

test('keeps collections with the functions that they use, and nothing else', () => {
  const shorter = rulesFor(
    filesAbout(['contacts']).filter((path) => path.endsWith('/contacts.test.ts')),
    rules,
  );
  for (const kept of [
    'match /contacts/',
    'function isNewContact(',
    'function isEmail(',
    'function isAdmin(',
  ]) {
    expect(shorter).toContain(kept);
  }
  for (const left of [
    'match /mortgageBlogPosts/',
    'function isNewPost(',
    'function isSlug(',
    '//',
  ]) {
    expect(shorter).not.toContain(left);
  }
  expect(shorter.match(/[{}]/g)?.filter((brace) => brace === '{').length).toBe(
    shorter.match(/[{}]/g)?.filter((brace) => brace === '}').length,
  );
});
