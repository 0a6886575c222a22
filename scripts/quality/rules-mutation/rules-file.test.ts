import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleRules } from '#tests/fixtures/sample-rules.ts';
import { readRules } from './rules-file.ts';

test('a rules file consists of allowances and functions', () => {
  const { allowances, functions } = readRules(sampleRules({ condition: 'isNote(noteId)' }));

  expect(allowances).toMatchObject([
    { path: '/notes/{noteId}', operations: [{ text: 'create' }], condition: { kind: 'call' } },
  ]);
  expect(functions).toMatchObject([{ name: 'isNote', result: { kind: 'name', text: 'true' } }]);
});

test('no rule is skipped', () => {
  const text = readFileSync('firestore.rules', 'utf8');
  const { allowances, functions } = readRules(text);

  expect(allowances).toHaveLength(text.match(/^ *allow /gm)?.length ?? 0);
  expect(functions).toHaveLength(text.match(/^ *function /gm)?.length ?? 0);
});

test('a syntax error names its line', () => {
  expect(() => readRules(sampleRules({ result: 'a ? b : c' }))).toThrow(/^line 1\d:/);
  expect(() => readRules(`${sampleRules()}}`)).toThrow('} instead of the end');
});
