import { beforeEach, expect, test } from 'vitest';
import { remember } from '#src/lib/tab-storage.ts';
import { forgetDraft, recallDraft, rememberDraft } from './draft.ts';

const kind = { name: 'sample', empty: { name: '', types: [] as string[], contactConsent: true } };

beforeEach(() => forgetDraft(kind));

test('keeps strings and lists, but never the consent', () => {
  rememberDraft(kind, { name: 'Ana', types: ['a', 'b'], contactConsent: false });
  expect(recallDraft(kind)).toEqual({ name: 'Ana', types: ['a', 'b'] });
});

test('stores no draft of an empty form', () => {
  rememberDraft(kind, { name: 'Ana', types: [], contactConsent: true });
  rememberDraft(kind, kind.empty);
  expect(recallDraft(kind)).toEqual({});
});

test.each([
  ['a consent', { contactConsent: true }],
  ['an unknown field', { colour: 'red' }],
  ['a list for a string', { name: ['Ana'] }],
  ['a string for a list', { types: 'a' }],
  ['a list of anything', { types: ['a', 1] }],
  ['nothing', null],
])('leaves out %s', (_words, saved) => {
  remember(kind.name, saved);
  expect(recallDraft(kind)).toEqual({});
});
