import type { CallerBlock } from './caller.ts';

const minuteMs = 60_000;

/** How many minutes a call counts whose token the provider refused. */
const minutesAfterRefusal = 10;

/** A call that was admitted and counts for a minute. */
interface AdmittedCall {
  /** Counts the call for ten minutes, because its token was refused. */
  prolong(): void;
}

export interface RateLimiter {
  /**
   * Counts a call for each of the caller's blocks. Returns undefined, and counts nothing, if as many calls as
   * the limit of one of them still count.
   */
  admit(blocks: readonly CallerBlock[], callsPerMinute: number): AdmittedCall | undefined;
}

/**
 * Creates a rate limiter that counts the calls of each block over the last minute, not per minute of the
 * clock, which would admit twice the limit around its end. It counts only in this instance's memory,
 * so it is best effort: maxInstances and the provider's quota are what limit the cost. It remembers
 * `maxBlocks` blocks, and forgets first from which no call has come for the longest time.
 */
export function createRateLimiter({ now = Date.now, maxBlocks = 30_000 } = {}): RateLimiter {
  const blockCalls = new Map<string, { countsUntil: number }[]>();

  /** Returns the calls of a block that still count. It becomes the last in the order of calls. */
  function recall(name: string) {
    const calls = blockCalls.get(name)?.filter(({ countsUntil }) => countsUntil > now()) ?? [];
    blockCalls.delete(name);
    if (calls.length > 0) blockCalls.set(name, calls);
    return calls;
  }

  function remember(name: string, calls: { countsUntil: number }[]) {
    const [oldest] = blockCalls.keys();
    const isNew = !blockCalls.has(name);
    if (isNew && oldest !== undefined && blockCalls.size >= maxBlocks) blockCalls.delete(oldest);
    blockCalls.set(name, calls);
  }

  return {
    admit(blocks, callsPerMinute) {
      // What is refused is not remembered: a caller can make up any number of the narrower blocks.
      for (const { name, share } of blocks) {
        if (recall(name).length >= share * callsPerMinute) return undefined;
      }
      const call = { countsUntil: now() + minuteMs };
      for (const { name } of blocks) remember(name, [...(blockCalls.get(name) ?? []), call]);
      return {
        prolong() {
          call.countsUntil += (minutesAfterRefusal - 1) * minuteMs;
        },
      };
    },
  };
}
