const minuteMs = 60_000;

/** How many minutes a call counts whose token the provider refused. */
const minutesAfterRefusal = 10;

/** A call that was admitted and counts for a minute. */
interface AdmittedCall {
  /** Counts the call for ten minutes, because its token was refused. */
  prolong(): void;
}

export interface RateLimiter {
  /** Counts a call from this caller. Returns undefined if as many calls as the limit still count. */
  admit(caller: string, callsPerMinute: number): AdmittedCall | undefined;
}

/**
 * Creates a rate limiter that counts the calls of each caller over the last minute, not per minute of the
 * clock, which would admit twice the limit around its end. It counts only in this instance's memory,
 * so it is best effort: maxInstances and the provider's quota are what limit the cost. It remembers
 * `maxCallers` callers, and forgets first who has not called for the longest time.
 */
export function createRateLimiter({ now = Date.now, maxCallers = 10_000 } = {}): RateLimiter {
  const callers = new Map<string, { countsUntil: number }[]>();

  return {
    admit(caller, callsPerMinute) {
      const calls = (callers.get(caller) ?? []).filter(({ countsUntil }) => countsUntil > now());
      // Deleted first, so that the callers stay in the order of their last calls.
      callers.delete(caller);
      const [oldest] = callers.keys();
      if (oldest !== undefined && callers.size >= maxCallers) callers.delete(oldest);
      callers.set(caller, calls);
      if (calls.length >= callsPerMinute) return undefined;

      const call = { countsUntil: now() + minuteMs };
      calls.push(call);
      return {
        prolong() {
          call.countsUntil += (minutesAfterRefusal - 1) * minuteMs;
        },
      };
    },
  };
}
