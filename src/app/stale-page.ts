/** Reloads a page whose scripts a new release has replaced. */
export interface StalePageRecovery {
  /**
   * Reloads the page if a new release has replaced its scripts. Does nothing if the network is down,
   * or if the page was already reloaded for that release.
   */
  reload(): Promise<void>;
  /** Restores what was typed before the reload; called before hydration. */
  restore(): void;
}

/**
 * Handles imports that fail because a new release has replaced the scripts. Forms have their own
 * drafts; the values of other fields are stored in the tab's storage for the reload, without passwords,
 * checkboxes, radio buttons and fields marked as private. If the browser denies storage, the page is
 * not reloaded.
 *
 * The source of this function is inlined into each prerendered page, so it must be self-contained.
 *
 * @param entry address of the entry script, which differs in each release
 * @param keptMs how long typed values may be restored
 */
export function stalePageRecovery(entry: string, keptMs: number): StalePageRecovery {
  // Unchanged, because a page of an earlier release may have stored values under it.
  const key = 'page-renewal';
  const fields = ['input:not([type=password],[type=checkbox],[type=radio])', 'textarea']
    .map((field) => `${field}:not([data-private] *)`)
    .join();

  async function reload(): Promise<void> {
    try {
      const home = await (await fetch('/', { cache: 'no-store' })).text();
      // An error page of the server does not contain `/assets/`.
      const isReplaced = home.includes('/assets/') && !home.includes(entry);
      const [reloadedFrom] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      if (!isReplaced || reloadedFrom === entry) return;
      const typed = [...document.querySelectorAll<HTMLInputElement>(fields)].map(
        ({ id, value }) => [id, value],
      );
      const { pathname, search } = location;
      sessionStorage.setItem(
        key,
        JSON.stringify([entry, pathname, Date.now(), typed, document.activeElement?.id]),
      );
      // The numbers of a shared link would override those that were typed since.
      if (typed.length > 0) history.replaceState(history.state, '', pathname + search);
      location.reload();
    } catch {
      // The page continues without a reload and shows its own notice.
    }
  }

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

  addEventListener('vite:preloadError', reload);
  return { reload, restore };
}
