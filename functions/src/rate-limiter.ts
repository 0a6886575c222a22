const windowMs = 60_000;

export interface RateLimiter {
  /** Counts a call from this caller. Returns `false` once the limit of the current minute is used up. */
  admits(caller: string, callsPerMinute: number): boolean;
}

/**
 * Creates a rate limiter that counts calls per caller and minute. It counts only in this instance's
 * memory, so it is best effort: maxInstances and the provider's quota are what limit the cost. With
 * more than `maxCallers` in one minute, the oldest caller is forgotten.
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

      const [oldest] = calls.keys();
      if (oldest !== undefined && !calls.has(caller) && calls.size >= maxCallers) {
        calls.delete(oldest);
      }
      calls.set(caller, count);
      return true;
    },
  };
}
