import { expect, test } from 'vitest';
import { editedPost } from '#tests/fixtures/edited-post.ts';
import { mergeOf } from './merge-versions.ts';

const base = { ...editedPost, content: '<p>Base</p>' };

test.each<[string, object, object, { contested?: string[]; theirs?: string[] }]>([
  ['nobody changed anything', {}, {}, {}],
  ['I alone changed', { title: 'Mine' }, {}, {}],
  ['the other alone changed', {}, { title: 'Theirs' }, { theirs: ['title'] }],
  [
    'each changed another field',
    { title: 'Mine' },
    { content: '<p>b</p>' },
    { theirs: ['content'] },
  ],
  ['both made the same change', { title: 'Same' }, { title: 'Same' }, {}],
  ['both changed a field', { title: 'Mine' }, { title: 'Theirs' }, { contested: ['title'] }],
  ['a list changed', { keywords: ['a'] }, { keywords: ['a', 'b'] }, { contested: ['keywords'] }],
  ['states changed', {}, { states: ['Ohio'] }, { theirs: ['states'] }],
])('merges by field when %s', (_what, mine, theirs, expected) => {
  expect(mergeOf(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
    contested: [],
    theirs: [],
    ...expected,
  });
});

test('does not count as a change what the form only writes in another way', () => {
  const old = { ...base, author: undefined, states: ['Texas', 'Ohio'], keywords: 'fha,  va' };
  const mine = { ...base, author: '', states: ['Texas'] as [string], keywords: ['fha', 'va'] };
  const theirs = { ...old, author: 'Ana', keywords: ['fha'] };
  expect(mergeOf(old, mine, theirs)).toEqual({ contested: [], theirs: ['author', 'keywords'] });
});

test('asks for every difference without a common base', () => {
  expect(mergeOf(undefined, { ...base, title: 'Mine' }, base)).toEqual({
    contested: ['title'],
    theirs: [],
  });
});
