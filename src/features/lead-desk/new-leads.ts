import { useSyncExternalStore } from 'react';
import { isSignInFresh } from '#src/lib/fresh-sign-in.ts';

/** How often the number is asked for while the tab is visible. */
const askEveryMs = 60_000;

const listeners = new Set<() => void>();
let count: number | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * How many leads nobody has looked at, asked for again each minute while the tab is visible.
 *
 * @returns undefined as long as it is not known
 */
export function useNewLeadCount(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => undefined,
  );
}

/** Asks at once, as after a lead was opened or deleted. A failure leaves the number as it was. */
export async function refreshNewLeadCount(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  try {
    // Nobody is asked for a password for the sake of a number.
    if (!(await isSignInFresh())) return;
    const { countNewLeads } = await import('./leads.service.ts');
    tell(await countNewLeads());
  } catch {
    // It is asked again in a minute.
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
  void refreshNewLeadCount();
}

function stop() {
  clearInterval(timer);
  document.removeEventListener('visibilitychange', refreshNewLeadCount);
  // Whoever signs in next may be somebody else.
  count = undefined;
}

function tell(known: number) {
  count = known;
  for (const listener of listeners) listener();
}
