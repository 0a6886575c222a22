import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '#src/site.ts';
import { forget, recall, remember, rememberedMs } from './unsaved.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  forget('draft');
  vi.restoreAllMocks();
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
