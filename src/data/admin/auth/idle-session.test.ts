import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session, signInLimitMs } from './idle-session.ts';

const minute = 60_000;
/** What all tabs share. */
const stored = new Map<string, string>();
const setItem = vi.fn((key: string, value: string) => stored.set(key, value));

const pass = (time: number) => vi.setSystemTime(Date.now() + time);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  const getItem = (key: string) => stored.get(key) ?? null;
  const removeItem = (key: string) => stored.delete(key);
  vi.stubGlobal('window', { localStorage: { getItem, setItem, removeItem } });
  session.begin();
  setItem.mockClear();
});
afterEach(() => void vi.useRealTimers());

it('ends after exactly 12 hours without use', () => {
  pass(12 * 60 * minute - 1);
  expect(session.isOver()).toBe(false);
  pass(1);
  expect(session.isOver()).toBe(true);
  expect(signInLimitMs).toBe(12 * 60 * minute);
});

it('lasts as long as it is used', () => {
  for (let day = 0; day < 4; day++) {
    pass(11 * 60 * minute);
    expect(session.isOver()).toBe(false);
    session.use();
  }
  pass(12 * 60 * minute);
  expect(session.isOver()).toBe(true);
});

it('records its use at most once a minute', () => {
  for (let second = 0; second < 180; second++) {
    pass(1_000);
    session.use();
  }
  expect(setItem).toHaveBeenCalledTimes(3);
});

it('counts use in another tab', () => {
  pass(11 * 60 * minute);
  for (const key of stored.keys()) stored.set(key, String(Date.now()));
  pass(11 * 60 * minute);
  expect(session.isOver()).toBe(false);
});

it('starts over at a sign-in, regardless of an earlier session', () => {
  pass(13 * 60 * minute);
  expect(session.isOver()).toBe(true);
  session.begin();
  expect(session.isOver()).toBe(false);
});

it('counts from now when the last use is unknown', () => {
  pass(13 * 60 * minute);
  session.end();
  expect(session.isOver()).toBe(false);
  session.use();
  pass(12 * 60 * minute);
  expect(session.isOver()).toBe(true);
});

it('survives a clock that is set back and records the next use by it', () => {
  pass(-48 * 60 * minute);
  expect(session.isOver()).toBe(false);
  session.use();
  expect([...stored.values()]).toEqual([String(Date.now())]);
});
