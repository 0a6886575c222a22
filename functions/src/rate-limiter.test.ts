import { describe, expect, test } from 'vitest';
import type { CallerBlock } from './caller.ts';
import { createRateLimiter } from './rate-limiter.ts';

const minute = 60_000;

/** Returns a limiter on a clock that the test sets. */
function limiterAt(start: number, options: { maxBlocks?: number } = {}) {
  const clock = { now: start };
  const limiter = createRateLimiter({ now: () => clock.now, ...options });
  const admit = (caller: string | readonly CallerBlock[]) =>
    limiter.admit(typeof caller === 'string' ? [{ name: caller, share: 1 }] : caller, 3);
  return {
    clock,
    admit,
    admitted: (caller: string | readonly CallerBlock[], calls: number) =>
      Array.from({ length: calls }, () => admit(caller)).filter(Boolean).length,
  };
}

test('admits calls of each caller up to the limit, then none', () => {
  const { admit, admitted } = limiterAt(0);

  expect(admitted('a', 10)).toBe(3);
  expect(admit('a')).toBeUndefined();
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

test('remembers a limited number of blocks and forgets first from which no call has come for the longest time', () => {
  const { admit, admitted } = limiterAt(0, { maxBlocks: 2 });
  for (const caller of ['a', 'b', 'a', 'c']) admitted(caller, 3);

  expect(admit('a')).toBeUndefined();
  expect(admit('c')).toBeUndefined();
  expect(admit('b')).toBeDefined();
});

describe('a caller in several blocks', () => {
  const at = (home: string, network: string): CallerBlock[] => [
    { name: home, share: 2 },
    { name: network, share: 1 },
  ];

  test('gets the limit of each, and what one block refuses does not count in the others', () => {
    const { admitted } = limiterAt(0);

    expect(admitted(at('home', 'one'), 10)).toBe(3);
    expect(admitted(at('home', 'two'), 10)).toBe(3);
    expect(admitted(at('home', 'three'), 10)).toBe(0);
    expect(admitted(at('elsewhere', 'three'), 10)).toBe(3);
  });

  test('counts a refused token in each for ten minutes', () => {
    const { clock, admit, admitted } = limiterAt(0);
    for (const network of ['one', 'two', 'three']) admit(at('home', network))?.prolong();

    clock.now = 9 * minute;
    expect(admitted(at('home', 'four'), 10)).toBe(3);
    expect(admitted(at('home', 'one'), 10)).toBe(0);
  });

  test('has nobody else forgotten by networks that it makes up', () => {
    const { admitted } = limiterAt(0, { maxBlocks: 8 });
    admitted('a', 3);
    for (let i = 0; i < 1_000; i += 1) admitted(at('home', `${i}`), 1);

    expect(admitted('a', 1)).toBe(0);
    expect(admitted(at('home', 'new'), 1)).toBe(0);
  });
});
