import { expect, it } from 'vitest';
import { changesOf } from './post-changes.ts';

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
