const windowMs = 60_000;

export interface RateLimiter {
  /** Counts one call of this caller; `false` once the minute's limit is used up. */
  admits(caller: string, callsPerMinute: number): boolean;
}

/**
 * Counts calls per caller and minute, in this instance's memory only, so the limit is a brake and
 * no guarantee: what bounds the cost is maxInstances and the provider's quota. With more than
 * `maxCallers` in one minute the longest known is forgotten.
 */
export function createRateLimiter({ now = Date.now, maxCallers = 10_000 } = {}): RateLimiter {
  const calls = new Map<string, number>();
  let window = 0;

  return {
    admits(caller, callsPerMinute) {
      const current = Math.floor(now() / windowMs);
      if (current !== window) {
        calls.clear();
        window = current;
      }

      const count = (calls.get(caller) ?? 0) + 1;
      if (count > callsPerMinute) return false;

      const [longestKnown] = calls.keys();
      if (longestKnown !== undefined && !calls.has(caller) && calls.size >= maxCallers) {
        calls.delete(longestKnown);
      }
      calls.set(caller, count);
      return true;
    },
  };
}
