import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '#src/site.ts';
import { forget, type Place, recall, remember, rememberedMs, storageKey } from './unsaved.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const browser: Place = { storage: 'localStorage' };
const kinds: [name: string, place?: Place][] = [['note', {}], ['answers'], ['post', browser]];

afterEach(() => {
  vi.restoreAllMocks();
  for (const kind of [...kinds, ['draft'], ['draft', browser]] as typeof kinds) forget(...kind);
  vi.useRealTimers();
});

it('returns a stored value until it is removed', () => {
  remember('draft', { name: 'Ana' });
  expect(recall('draft')).toEqual({ name: 'Ana' });
  forget('draft');
  expect(recall('draft')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it('removes a value after 30 minutes, and says so once', () => {
  remember('draft', 'old');
  vi.advanceTimersByTime(rememberedMs - 1);
  expect(recall('draft')).toBe('old');
  vi.advanceTimersByTime(1);
  expect(recall('draft')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(recall('draft')).toBeUndefined();
});

it('ignores an unreadable value', () => {
  sessionStorage.setItem(`${site.slug}.draft`, '{"savedAt":');
  expect(recall('draft')).toBeUndefined();
  sessionStorage.setItem(`${site.slug}.draft`, 'null');
  expect(recall('draft')).toBeUndefined();
});

it('keeps the value in memory if the browser denies storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  remember('draft', 'kept');
  expect(recall('draft')).toBe('kept');
});

it('says that a full storage refused a value, which keeps the one before it for other pages', () => {
  expect(remember('draft', 'before', browser)).toBe(true);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(remember('draft', 'after', browser)).toBe(false);
  expect(recall('draft', browser)).toBe('after');
  expect(localStorage.getItem(storageKey('draft'))).toBe('"before"');
  full.mockRestore();
  expect(remember('draft', 'later', browser)).toBe(true);
  localStorage.removeItem(storageKey('draft'));
  expect(recall('draft', browser), 'removed by another tab').toBeUndefined();
});

it('a reload loses what is in memory, and nothing else', async () => {
  for (const [name, place] of kinds) remember(name, 'kept', place);
  vi.resetModules();
  const reloaded = await import('./unsaved.ts');
  expect(kinds.map((kind) => recall(...kind))).toEqual(['kept', 'kept', 'kept']);
  expect(kinds.map((kind) => reloaded.recall(...kind))).toEqual([undefined, 'kept', 'kept']);
});

it('a value without an age stays', () => {
  for (const [name, place] of kinds) remember(name, 'kept', place);
  vi.advanceTimersByTime(365 * 24 * rememberedMs);
  expect(kinds.map((kind) => recall(...kind))).toEqual(['kept', null, 'kept']);
});
