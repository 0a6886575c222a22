import { afterEach, expect, test, vi } from 'vitest';
import { storageKey } from '#src/data/state/unsaved.ts';
import { emptyPost } from '#src/model/post-changes/post-input.ts';
import { deleteDraft, findDrafts, nameDraft, nameDrafts, saveDraft } from './browser-drafts.ts';

const place = nameDrafts('ana@example.com', 'new');
const input = { ...emptyPost, title: 'Draft' };
const base = { title: 'As loaded', datePublished: { seconds: 1 }, views: 7 };

afterEach(() => {
  localStorage.clear();
});

test('lists the values and the base of each form of the post, newest first', () => {
  vi.useFakeTimers({ now: 1_000 });
  expect(saveDraft(place, 'form 1', { input, base })).toBe(true);
  saveDraft(place, 'two', { input, base: undefined, savedAt: 2_000 });

  const first = { form: 'form 1', savedAt: 1_000, input, base: { title: 'As loaded' } };
  expect(findDrafts(place)).toEqual([{ form: 'two', savedAt: 2_000, input, base: null }, first]);
  deleteDraft(place, 'two');
  expect(findDrafts(place)).toEqual([first]);
});

test('keeps drafts separate by post and writer', () => {
  saveDraft(place, 'one', { input, base });

  expect(findDrafts(nameDrafts('ana@example.com', 'other'))).toEqual([]);
  expect(findDrafts(nameDrafts('ben@example.com', 'new'))).toEqual([]);
  expect(findDrafts(nameDrafts('ana@example.com/new', ''))).toEqual([]);
});

test.each([
  'no JSON',
  'null',
  '[]',
  '{"savedAt":1,"base":null}',
  '{"savedAt":"x","base":null,"input":{}}',
  JSON.stringify({ savedAt: 1, base: null, input: { ...input, title: 7 } }),
  JSON.stringify({ savedAt: 1, base: 'x', input }),
])('skips an invalid draft: %s', (text) => {
  saveDraft(place, 'good', { input, base });
  localStorage.setItem(storageKey(nameDraft(place, 'bad')), text);

  expect(findDrafts(place).map(({ form }) => form)).toEqual(['good']);
});
