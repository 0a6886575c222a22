import { expect, test } from 'vitest';
import { differencesOf } from './post-versions.ts';

const mine = { title: 'Mine', slug: 'a', keywords: ['fha', 'va'], content: '<p>Words</p>' };

test('returns the differing fields as text, in form order', () => {
  const saved = { ...mine, title: 'Saved', keywords: ['fha'], author: 'A. Writer' };
  expect(differencesOf(mine, saved).map(({ label, mine, saved }) => [label, mine, saved])).toEqual([
    ['Title', 'Mine', 'Saved'],
    ['Author', '', 'A. Writer'],
    ['Keywords', 'fha, va', 'fha'],
  ]);
});

test.each([
  ['<p>Words</p><p></p>', true],
  ['<h2>Words</h2>', true],
  ['<p>Other words</p>', false],
])('says whether %s differs in formatting only: %s', (content, isFormattingOnly) => {
  expect(differencesOf(mine, { ...mine, content })).toMatchObject([{ isFormattingOnly }]);
});

test('returns no differences for versions that differ only in their dates', () => {
  expect(differencesOf(mine, { ...mine, datePublished: 'x' })).toEqual([]);
});
