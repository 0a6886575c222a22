import { useSyncExternalStore } from 'react';
import { registerLeaveCheck } from '#src/lib/before-leaving.ts';
import { isSignInFresh } from '#src/lib/fresh-sign-in.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';

/** How often the number is asked for while the tab is visible. */
const askEveryMs = 60_000;

/** Signing out waits no longer than this for a number. */
const longestWaitMs = 2_000;

const listeners = new Set<() => void>();
let count: number | undefined;
let asking: Promise<void> = Promise.resolve();
let stopWaiting: (() => void) | undefined;
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
export function refreshNewLeadCount(): void {
  if (document.visibilityState === 'visible') asking = asking.then(ask);
}

async function ask(): Promise<void> {
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
  // What is under way would be refused without the sign-in.
  stopWaiting = registerLeaveCheck(async () => {
    await withTimeout(asking, longestWaitMs).catch(() => undefined);
    return true;
  });
  refreshNewLeadCount();
}

function stop() {
  clearInterval(timer);
  stopWaiting?.();
  document.removeEventListener('visibilitychange', refreshNewLeadCount);
  // Whoever signs in next may be somebody else.
  count = undefined;
}

function tell(known: number) {
  count = known;
  for (const listener of listeners) listener();
}
