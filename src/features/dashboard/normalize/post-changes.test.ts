import { expect, it } from 'vitest';
import { changesOf, fieldsToUndo } from './post-changes.ts';

it('returns no changes for clean or missing lists', () => {
  expect(changesOf({ title: '["Quoted"]', states: ['Texas'], keywords: [] })).toEqual({
    kind: 'none',
  });
  expect(changesOf({})).toEqual({ kind: 'none' });
});

it('returns only the lists that change, before and after', () => {
  expect(changesOf({ states: ['Texas'], keywords: '["fha"]' })).toEqual({
    kind: 'changes',
    changes: [{ field: 'keywords', before: '["fha"]', after: ['fha'] }],
  });
  expect(changesOf({ states: null, keywords: ['"fha"'] })).toEqual({
    kind: 'changes',
    changes: [
      { field: 'states', before: null, after: [] },
      { field: 'keywords', before: ['"fha"'], after: ['fha'] },
    ],
  });
});

it('reports a list that cannot be fixed, regardless of the other one', () => {
  expect(changesOf({ states: ['["Texas"]'], keywords: [true] })).toEqual({
    kind: 'problem',
    field: 'keywords',
    problem: 'not-text',
  });
});

it.each<[string, Record<string, unknown>, Record<string, unknown> | undefined]>([
  [
    'both lists',
    { states: ['Texas'], keywords: ['fha'] },
    { states: null, keywords: ['"fha"', 7] },
  ],
  ['the one that is not back yet', { states: null, keywords: ['fha'] }, { keywords: ['"fha"', 7] }],
  ['nothing if both are back', { states: null, keywords: ['"fha"', 7] }, {}],
  ['neither if one was changed since', { states: ['Texas'], keywords: ['va'] }, undefined],
  ['neither if one is gone', { keywords: ['fha'] }, undefined],
])('undoes %s', (_words, stored, fields) => {
  const changes = [
    { field: 'states', before: null, after: ['Texas'] },
    { field: 'keywords', before: ['"fha"', 7], after: ['fha'] },
  ] as const;
  expect(fieldsToUndo({ title: 'Any', ...stored }, changes)).toEqual(fields);
});
