import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleRules } from '#tests/fixtures/sample-rules.ts';
import { collectionsIn, readRules, rulesOf } from './rules-file.ts';

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

test('keeps collections with the functions that they use, and nothing else', () => {
  expect(collectionsIn(fruitRules)).toEqual(['apples', 'pears']);
  expect(rulesOf(['apples'], fruitRules)).toBe(`rules_version = '2';
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
  expect(rulesOf(['pears'], fruitRules)).toContain("return id != 'https://example.com';");
});
