import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

const minute = 60_000;

function admitted(limiter: ReturnType<typeof createRateLimiter>, caller: string, calls: number) {
  return Array.from({ length: calls }, () => limiter.admits(caller, 3)).filter(Boolean).length;
}

test('admits calls up to the limit, then none', () => {
  const limiter = createRateLimiter({ now: () => 0 });

  expect(admitted(limiter, 'a', 10)).toBe(3);
  expect(limiter.admits('a', 3)).toBe(false);
});

test('counts each caller separately', () => {
  const limiter = createRateLimiter({ now: () => 0 });
  admitted(limiter, 'a', 10);

  expect(admitted(limiter, 'b', 10)).toBe(3);
});

test('starts over every minute', () => {
  let now = 5 * minute;
  const limiter = createRateLimiter({ now: () => now });
  admitted(limiter, 'a', 10);

  now = 6 * minute - 1;
  expect(limiter.admits('a', 3)).toBe(false);
  now = 6 * minute;
  expect(admitted(limiter, 'a', 10)).toBe(3);
});

test('limits the number of callers and forgets the oldest first', () => {
  const limiter = createRateLimiter({ now: () => 0, maxCallers: 2 });
  for (const caller of ['a', 'b', 'c']) admitted(limiter, caller, 3);

  expect(limiter.admits('b', 3)).toBe(false);
  expect(limiter.admits('c', 3)).toBe(false);
  expect(limiter.admits('a', 3)).toBe(true);
});
