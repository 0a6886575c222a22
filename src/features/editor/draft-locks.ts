/**
 * Marks a draft as that of a form which is open, for all tabs of the browser. The browser itself
 * ends the mark of a tab that is closed or has crashed.
 *
 * @returns ends the mark
 */
export function holdDraft(key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Older browsers have no locks: then a draft is also offered while its form is open.
  navigator.locks?.request(key, () => promise).catch(() => undefined);
  return resolve;
}

/** The keys of the drafts whose forms are open. */
export async function heldDrafts(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name }) => name ?? ''));
}
