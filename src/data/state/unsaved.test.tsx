import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '#src/site.ts';
import {
  forget,
  listNames,
  type Place,
  recall,
  remember,
  rememberedMs,
  storageKey,
} from './unsaved.ts';

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

it('counts its age from the last change, and ends it if the clock is set back', () => {
  for (const text of ['one', 'two']) {
    remember('draft', text);
    vi.advanceTimersByTime(rememberedMs - 1);
  }
  expect(recall('draft')).toBe('two');
  vi.setSystemTime(Date.now() - 2 * rememberedMs);
  expect(recall('draft')).toBeNull();
});

it('ignores an unreadable value', () => {
  sessionStorage.setItem(`${site.slug}.draft`, '{"savedAt":');
  expect(recall('draft')).toBeUndefined();
  sessionStorage.setItem(`${site.slug}.draft`, 'null');
  expect(recall('draft')).toBeUndefined();
});

const deny = () => {
  throw new DOMException('denied', 'SecurityError');
};
it.each([
  ['storing', () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny)],
  ['its storage', () => void vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(deny)],
])('keeps the value in memory if the browser denies %s', (_, denyStorage) => {
  denyStorage();
  expect(remember('draft', 'kept')).toBe(false);
  expect(recall('draft')).toBe('kept');
  expect([{}, undefined].map((place) => listNames('dra', place))).toEqual([['draft'], []]);
  forget('draft');
  expect(recall('draft')).toBeUndefined();
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

it.each([
  ['a reload loses what is in memory, and nothing else', () => {}, [undefined, 'kept', 'kept']],
  [
    'another tab has what is in the browser, and nothing else',
    () => sessionStorage.clear(),
    [undefined, undefined, 'kept'],
  ],
])('%s', async (_, leave, found) => {
  for (const [name, place] of kinds) remember(name, 'kept', place);
  expect(kinds.map((kind) => recall(...kind))).toEqual(['kept', 'kept', 'kept']);
  leave();
  vi.resetModules();
  const other = await import('./unsaved.ts');
  expect(kinds.map((kind) => other.recall(...kind))).toEqual(found);
  other.remember('post', 'theirs', browser);
  expect(recall('post', browser)).toBe('theirs');
});

it('lists the names that begin with a text, of each place', () => {
  for (const [, place] of kinds) {
    for (const name of ['typed/one', 'other']) remember(name, 1, place);
    expect(listNames('typed/', place)).toEqual(['typed/one']);
    for (const name of ['typed/one', 'other']) forget(name, place);
  }
});

it('a value without an age stays', () => {
  for (const [name, place] of kinds) remember(name, 'kept', place);
  vi.advanceTimersByTime(365 * 24 * rememberedMs);
  expect(kinds.map((kind) => recall(...kind))).toEqual(['kept', null, 'kept']);
});
