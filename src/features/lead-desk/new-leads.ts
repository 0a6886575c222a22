import { useSyncExternalStore } from 'react';
import { isSignInFresh } from '#src/lib/fresh-sign-in.ts';

/** How often the number is updated while the tab is visible, in milliseconds. */
const askEveryMs = 60_000;

const listeners = new Set<() => void>();
let count: number | undefined;
let asking: Promise<void> = Promise.resolve();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Returns the number of new leads, updated every minute while the tab is visible.
 *
 * @returns undefined while unknown
 */
export function useNewLeadCount(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => undefined,
  );
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
    if (listeners.size > 0) tell(known);
  } catch {
    // The next update is in a minute.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) start();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

function start() {
  timer = setInterval(refreshNewLeadCount, askEveryMs);
  document.addEventListener('visibilitychange', refreshNewLeadCount);
  refreshNewLeadCount();
}

function stop() {
  clearInterval(timer);
  document.removeEventListener('visibilitychange', refreshNewLeadCount);
  // Somebody else may sign in next.
  count = undefined;
}

function tell(known: number) {
  count = known;
  for (const listener of listeners) listener();
}
