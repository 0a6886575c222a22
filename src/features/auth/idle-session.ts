/** A session ends after this long without use. */
export const idleLimitMs = 12 * 60 * 60_000;

/** How exactly the last use is known: writing it down for every key would be waste. */
const noteEveryMs = 60_000;

/** Where the time of the last use is kept, for all tabs; in milliseconds since 1970. */
export interface LastUse {
  /** Undefined when nothing, or nothing readable, is kept. */
  read(): number | undefined;
  write(time: number): void;
  clear(): void;
}

/**
 * The end of a session that nobody uses. A session whose last use is not known counts as used now.
 *
 * @param now the clock, in milliseconds since 1970
 */
export function idleSession(lastUse: LastUse, now: () => number) {
  const unusedFor = () => now() - (lastUse.read() ?? now());
  return {
    /** Whether it has been unused for 12 hours. */
    isOver: () => unusedFor() >= idleLimitMs,

    /** Someone signs in: whatever was before does not count. */
    begin: () => lastUse.write(now()),

    /** Someone does something; noted at most once a minute. A time yet to come is corrected. */
    use() {
      if (lastUse.read() === undefined || Math.abs(unusedFor()) >= noteEveryMs) {
        lastUse.write(now());
      }
    },

    end: () => lastUse.clear(),
  };
}

export type IdleSession = ReturnType<typeof idleSession>;
