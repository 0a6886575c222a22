import { useSyncExternalStore } from 'react';
import { isSignInFresh } from '#src/lib/fresh-sign-in.ts';
import type { CountByKind } from './leads.service.ts';

const askEveryMs = 60_000;

const listeners = new Set<() => void>();
let counts: CountByKind | undefined;
let asking: Promise<void> = Promise.resolve();
let timer: ReturnType<typeof setInterval> | undefined;

/** Returns the number of unread leads of each kind, updated every minute while the tab is visible. */
export function useNewLeadCounts(): CountByKind | undefined {
  return useSyncExternalStore(
    subscribe,
    () => counts,
    () => undefined,
  );
}

/** Returns the number of unread leads of all kinds, updated like `useNewLeadCounts`. */
export function useNewLeadCount(): number | undefined {
  const known = useNewLeadCounts();
  return known && Object.values(known).reduce((sum, count) => sum + count, 0);
}

/** Updates the number now, such as after a lead is opened. A failure keeps the old number. */
export function refreshNewLeadCount(): void {
  if (document.visibilityState === 'visible') asking = asking.then(ask);
}

async function ask(): Promise<void> {
  try {
    // A background update must not ask for the password.
    if (!(await isSignInFresh())) return;
    const { countNewLeads } = await import('./leads.service.ts');
    const known = await countNewLeads();
    // The owner may have signed out.
    if (listeners.size === 0) return;
    counts = known;
    for (const listener of listeners) listener();
  } catch {
    // The next update is in a minute.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(refreshNewLeadCount, askEveryMs);
    document.addEventListener('visibilitychange', refreshNewLeadCount);
    refreshNewLeadCount();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refreshNewLeadCount);
    // Somebody else may sign in next.
    counts = undefined;
  };
}
