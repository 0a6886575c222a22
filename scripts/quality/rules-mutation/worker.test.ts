import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import type { TestCase } from 'vitest/node';
import { filesAbout, findKiller, rulesFor } from './worker.ts';

/** Returns a finished test, as Vitest reports it. */
const ran = (name: string, error?: { code?: string; message: string }) =>
  ({
    id: `id of ${name}`,
    fullName: `create > ${name}`,
    result: () => (error ? { state: 'failed', errors: [error] } : { state: 'passed' }),
  }) as unknown as TestCase;
const denied = { code: 'permission-denied', message: 'no' };

test('nobody has noticed the rules when all tests pass', () => {
  const [one, two] = [ran('one'), ran('two')];
  expect(findKiller([one, two], [])).toEqual({ killer: undefined, passed: [one, two] });
});

test.each([
  ['a denial', denied],
  ['a denial that did not come', { message: "expected 'allowed' to be 'permission-denied'" }],
  ['a schema that disagrees', { message: 'rules and schema disagree' }],
])('%s names the first test that noticed', (_, error) => {
  const one = ran('one');
  const answer = findKiller([one, ran('two', error), ran('three', error)], []);
  expect(answer).toEqual({ killer: 'create > two', passed: [one] });
});

test.each([
  ['a hook that fails', [ran('one', denied)], ['no emulator'], /tests broke: no emulator/],
  [
    'a test that takes too long',
    [ran('slow', { message: 'timed out' })],
    [],
    /slow failed .*timed out/,
  ],
])('%s is not a kill', (_, results, broken, message) => {
  expect(() => findKiller(results, broken)).toThrow(message);
});

const rules = readFileSync('firestore.rules', 'utf8');

test('files about a collection are those that mention it, without the slow ones', () => {
  const names = filesAbout(['contacts']).map((path) => basename(path));
  expect(names).toContain('lead-values.test.ts');
  expect(names).not.toContain('users.test.ts');
  expect(names).not.toContain('lead-agreement.test.ts');
});

test('keeps collections with the functions that they use, and nothing else', () => {
  const shorter = rulesFor(
    filesAbout(['contacts']).filter((path) => path.endsWith('/lead-values.test.ts')),
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
    '// ',
  ]) {
    expect(shorter).not.toContain(left);
  }
  expect(shorter.match(/[{}]/g)?.filter((brace) => brace === '{').length).toBe(
    shorter.match(/[{}]/g)?.filter((brace) => brace === '}').length,
  );
});
