import { afterEach, expect, test, vi } from 'vitest';
import { storageKey } from '#src/lib/unsaved.ts';
import { site } from '#src/site.ts';
import { emptyPost } from '../post-input.ts';
import { deleteDraft, listDrafts, nameDraft, saveDraft } from './browser-drafts.ts';

const place = { writer: 'ana@example.com', post: 'new' };
const input = { ...emptyPost, title: 'Draft' };
const base = { title: 'As loaded', datePublished: { seconds: 1 }, views: 7 };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

test("stores a form's values and its base version without the date", () => {
  vi.useFakeTimers({ now: 1_000 });
  expect(saveDraft(place, 'form 1', { input, base })).toBe(true);

  expect(listDrafts(place)).toEqual([
    { form: 'form 1', savedAt: 1_000, input, base: { title: 'As loaded' } },
  ]);
});

test('lists the drafts of all forms of the post, newest first', () => {
  saveDraft(place, 'one', { input, base: undefined, savedAt: 1_000 });
  saveDraft(place, 'two', { input, base: undefined, savedAt: 2_000 });

  expect(listDrafts(place).map(({ form, base }) => [form, base])).toEqual([
    ['two', null],
    ['one', null],
  ]);
  deleteDraft(place, 'two');
  expect(listDrafts(place).map(({ form }) => form)).toEqual(['one']);
});

test('keeps drafts separate by post and writer', () => {
  saveDraft(place, 'one', { input, base });

  expect(listDrafts({ ...place, post: 'other' })).toEqual([]);
  expect(listDrafts({ ...place, writer: 'ben@example.com' })).toEqual([]);
  expect(listDrafts({ writer: 'ana@example.com/new', post: '' })).toEqual([]);
});

test('finds a draft of an earlier release', () => {
  const draft = { savedAt: 1_000, id: 'a', input, base: null, onServer: input };
  const key = `${site.slug}.post-draft/ana%40example.com/new/form%201`;
  localStorage.setItem(key, JSON.stringify(draft));

  expect(listDrafts(place)).toEqual([{ ...draft, form: 'form 1' }]);
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

  expect(listDrafts(place).map(({ form }) => form)).toEqual(['good']);
});
