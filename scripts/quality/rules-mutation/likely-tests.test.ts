import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { filesAbout, rulesFor } from './likely-tests.ts';

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
