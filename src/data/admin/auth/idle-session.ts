import { forget, type Place, recall, remember, storageKey } from '#src/data/state/unsaved.ts';

/** The hours without use after which a session ends, and for which leads can be read, as `firestore.rules` says too. */
export const signInHours = 12;

/** The same, in milliseconds. */
export const signInLimitMs = signInHours * 60 * 60_000;

/** The precision of the last use; recording every keystroke would be wasteful. */
const noteEveryMs = 60_000;

const name = 'last-use';
const browser: Place = { storage: 'localStorage' };

/** Returns for how long no tab was used, in milliseconds; undefined if nothing readable is stored. */
function unusedFor(): number | undefined {
  const time = recall(name, browser);
  return typeof time === 'number' ? Date.now() - time : undefined;
}

function noteUse(): void {
  remember(name, Date.now(), browser);
}

/** The session of this browser, which ends when it is idle. If its last use is unknown, it counts as used now. */
export const session = {
  isOver: () => (unusedFor() ?? 0) >= signInLimitMs,

  /** Starts the session at a sign-in and discards any earlier last use. */
  begin: noteUse,

  /** Records use, at most once a minute. Corrects a last use that is in the future. */
  use() {
    if (Math.abs(unusedFor() ?? noteEveryMs) >= noteEveryMs) noteUse();
  },

  end() {
    forget(name, browser);
  },
};

/** Whether another tab has cleared the time of the last use, because the owner has signed out there. */
export function isClearedElsewhere(event: StorageEvent): boolean {
  return event.key === storageKey(name) && event.newValue === null;
}
