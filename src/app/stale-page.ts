/** Reloads a page whose scripts did not load. */
export type StalePageRecovery = ReturnType<typeof stalePageRecovery>;

/**
 * Reloads a page without losing what was typed. Forms have their own drafts; the values of other fields wait in the
 * tab's storage, without passwords, checkboxes, radio buttons and private fields. If the browser denies storage, the
 * page is not reloaded by itself. `entry` is the address of the entry script, which differs in each release.
 *
 * The source of this function is inlined into each prerendered page, so it must be self-contained.
 */
export function stalePageRecovery(entry: string, keptMs: number) {
  const key = 'page-renewal';
  const fields = ['input:not([type=password],[type=checkbox],[type=radio])', 'textarea']
    .map((field) => `${field}:not([data-private] *)`)
    .join();

  /** Reloads the page, once for each release, if that has replaced its scripts; not if the network is down. */
  async function reloadIfReplaced(): Promise<void> {
    try {
      const home = await (await fetch('/', { cache: 'no-store' })).text();
      // An error page of the server does not contain `/assets/`.
      const isReplaced = home.includes('/assets/') && !home.includes(entry);
      const [reloadedFrom] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      if (!isReplaced || reloadedFrom === entry) return;
      storeTyped(entry);
      location.reload();
    } catch {
      // The page continues without a reload and shows its own notice.
    }
  }

  function reload(): void {
    try {
      storeTyped();
    } catch {
      // The visitor wants the reload even if the browser denies storage.
    }
    location.reload();
  }

  function storeTyped(reloadedFrom?: string): void {
    const inputs = document.querySelectorAll<HTMLInputElement>(fields);
    const typed = Array.from(inputs, ({ id, value }) => [id, value]);
    const { pathname, search } = location;
    const kept = [reloadedFrom, pathname, Date.now(), typed, document.activeElement?.id];
    sessionStorage.setItem(key, JSON.stringify(kept));
    // The numbers of a shared link would override those that were typed since.
    if (typed.length > 0) history.replaceState(history.state, '', pathname + search);
  }

  /** Restores what was typed before the reload; called before hydration. */
  function restore(): void {
    try {
      const [reloadedFrom, pathname, keptAt, typed, focused] = JSON.parse(
        sessionStorage.getItem(key) ?? '[]',
      );
      if (!typed) return;
      sessionStorage.setItem(key, JSON.stringify([reloadedFrom]));
      if (pathname !== location.pathname || Date.now() - keptAt > keptMs) return;
      for (const [id, value] of typed) {
        const field = document.getElementById(id) as HTMLInputElement | null;
        // Does not overwrite newer input.
        if (field && field.value === field.defaultValue) field.value = value;
      }
      if (document.activeElement === document.body) document.getElementById(focused)?.focus();
    } catch {
      // Nothing was stored.
    }
  }

  return { reloadIfReplaced, reload, restore };
}
