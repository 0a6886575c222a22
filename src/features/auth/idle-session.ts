import { withStorage } from '#src/lib/tab-storage.ts';
import { site } from '#src/site.ts';

/**
 * After how many hours without use a session ends, and how old a password may be where leads are read, as
 * `firestore.rules` says too.
 */
export const signInHours = 12;

/** The same, in milliseconds. */
export const signInLimitMs = signInHours * 60 * 60_000;

/** The precision of the last use; recording every keystroke would be wasteful. */
const noteEveryMs = 60_000;

/** The stored time of the last use, shared by all tabs, in milliseconds since 1970. */
export interface LastUse {
  /** Returns undefined if nothing readable is stored. */
  read(): number | undefined;
  write(time: number): void;
  clear(): void;
}

/**
 * Returns a session that ends when it is idle. If its last use is unknown, it counts as used now.
 *
 * @param now the clock, in milliseconds since 1970
 */
export function createIdleSession(lastUse: LastUse, now: () => number) {
  const unusedFor = () => now() - (lastUse.read() ?? now());
  return {
    /** Whether the session has been idle for too long. */
    isOver: () => unusedFor() >= signInLimitMs,

    /** Starts the session at a sign-in and discards any earlier last use. */
    begin: () => lastUse.write(now()),

    /** Records use, at most once a minute. Corrects a last use that is in the future. */
    use() {
      if (lastUse.read() === undefined || Math.abs(unusedFor()) >= noteEveryMs) {
        lastUse.write(now());
      }
    },

    end: () => lastUse.clear(),
  };
}

const key = `${site.slug}.last-use`;

/** The fallback if the browser denies storage; it covers this tab only. */
let memory: string | null = null;

/** The time of the last use, in the browser's storage that all tabs share. */
const lastUse: LastUse = {
  read() {
    const stored = withStorage('localStorage', (storage) => storage.getItem(key));
    const text = stored === undefined ? memory : stored;
    const time = Number(text || Number.NaN);
    return Number.isFinite(time) ? time : undefined;
  },

  write(time) {
    memory = String(time);
    withStorage('localStorage', (storage) => storage.setItem(key, String(time)));
  },

  clear() {
    memory = null;
    withStorage('localStorage', (storage) => storage.removeItem(key));
  },
};

/** Whether another tab has cleared the time of the last use, because the owner has signed out there. */
export function isClearedElsewhere(event: StorageEvent): boolean {
  return event.key === key && event.newValue === null;
}

/** The idle session of this browser. */
export const session = createIdleSession(lastUse, Date.now);
