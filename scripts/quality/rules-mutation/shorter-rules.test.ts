import { expect, test } from 'vitest';
import { collectionsIn, rulesOf } from './shorter-rules.ts';

const rules = `rules_version = '2';
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
  expect(collectionsIn(rules)).toEqual(['apples', 'pears']);
  expect(rulesOf(['apples'], rules)).toBe(`rules_version = '2';
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
  expect(rulesOf(['pears'], rules)).toContain("return id != 'https://example.com';");
});
