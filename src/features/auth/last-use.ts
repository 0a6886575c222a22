import { withStorage } from '#src/lib/tab-storage.ts';
import { site } from '#src/site.ts';
import type { LastUse } from './idle-session.ts';

const key = `${site.slug}.last-use`;

/** The fallback if the browser denies storage; it covers this tab only. */
let memory: string | null = null;

/** The time of the last use, in the browser's storage that all tabs share. */
export const lastUse: LastUse = {
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

/** Whether another tab has cleared the time of the last use, which ends the session. */
export function isClearedElsewhere(event: StorageEvent): boolean {
  return event.key === key && event.newValue === null;
}
