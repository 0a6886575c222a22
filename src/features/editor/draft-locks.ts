/**
 * Locks a draft while its form is open, for all tabs of the browser. The browser releases the lock
 * of a tab that is closed or crashes.
 *
 * @returns a function that releases the lock
 */
export function lockDraft(key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Older browsers have no locks, so they also offer a draft while its form is open.
  navigator.locks?.request(key, () => promise).catch(() => undefined);
  return resolve;
}

/** Returns the keys of the drafts whose forms are open. */
export async function lockedDrafts(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name }) => name ?? ''));
}
