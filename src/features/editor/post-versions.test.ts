import { expect, test } from 'vitest';
import { differencesOf } from './post-versions.ts';

const mine = { title: 'Mine', slug: 'a', keywords: ['fha', 'va'], content: '<p>Words</p>' };

test('names the fields that differ, in the order of the form, each as text', () => {
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
])('of the content %s it is said whether it reads the same: %s', (content, isFormattingOnly) => {
  expect(differencesOf(mine, { ...mine, content })).toMatchObject([{ isFormattingOnly }]);
});

test('equal versions have no differences, whatever their dates', () => {
  expect(differencesOf(mine, { ...mine, datePublished: 'x' })).toEqual([]);
});
