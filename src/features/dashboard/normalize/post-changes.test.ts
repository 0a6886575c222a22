import { expect, it } from 'vitest';
import { changesOf } from './post-changes.ts';

it('finds nothing to do for tidy lists, or none', () => {
  expect(changesOf({ title: '["Quoted"]', states: ['Texas'], keywords: [] })).toEqual({
    kind: 'none',
  });
  expect(changesOf({})).toEqual({ kind: 'none' });
});

it('names the lists that change, before and after, and no other', () => {
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

it('says which list cannot be made valid, whatever the other one is', () => {
  expect(changesOf({ states: ['["Texas"]'], keywords: [true] })).toEqual({
    kind: 'problem',
    field: 'keywords',
    problem: 'not-text',
  });
});
