import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

const minute = 60_000;

/** Returns a limiter on a clock that the test sets. */
function limiterAt(start: number, options: { maxCallers?: number } = {}) {
  const clock = { now: start };
  const limiter = createRateLimiter({ now: () => clock.now, ...options });
  const admit = (caller: string) => limiter.admit(caller, 3);
  return {
    clock,
    admit,
    admitted: (caller: string, calls: number) =>
      Array.from({ length: calls }, () => admit(caller)).filter(Boolean).length,
  };
}

test('admits calls up to the limit, then none', () => {
  const { admit, admitted } = limiterAt(0);

  expect(admitted('a', 10)).toBe(3);
  expect(admit('a')).toBeUndefined();
});

test('counts each caller separately', () => {
  const { admitted } = limiterAt(0);
  admitted('a', 10);

  expect(admitted('b', 10)).toBe(3);
});

test('counts a call for a minute, whenever the minute of the clock ends', () => {
  const { clock, admitted } = limiterAt(6 * minute - 1);
  admitted('a', 10);

  clock.now = 6 * minute;
  expect(admitted('a', 10)).toBe(0);
  clock.now = 7 * minute - 2;
  expect(admitted('a', 10)).toBe(0);
  clock.now = 7 * minute - 1;
  expect(admitted('a', 10)).toBe(3);
});

test('counts a call for ten minutes after a refusal', () => {
  const { clock, admit, admitted } = limiterAt(0);
  admit('a')?.prolong();
  admit('a')?.prolong();
  expect(admitted('a', 10)).toBe(1);

  clock.now = 10 * minute - 1;
  expect(admitted('a', 10)).toBe(1);
  clock.now = 10 * minute;
  expect(admitted('a', 10)).toBe(2);
});

test('limits the number of callers and forgets first who has not called for the longest time', () => {
  const { admit, admitted } = limiterAt(0, { maxCallers: 2 });
  for (const caller of ['a', 'b', 'a', 'c']) admitted(caller, 3);

  expect(admit('a')).toBeUndefined();
  expect(admit('c')).toBeUndefined();
  expect(admit('b')).toBeDefined();
});
