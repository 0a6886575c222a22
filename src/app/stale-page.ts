/** Lets a page whose scripts are gone be loaded once more. */
export interface StalePageRecovery {
  /**
   * Loads the page once more if a new release has taken its scripts away. Otherwise it does nothing:
   * not when the network is away, and not a second time for the same release.
   */
  renew(): Promise<void>;
  /** Puts back what was typed before the page was loaded once more; called before hydration. */
  putBack(): void;
}

/**
 * Makes a page answer to an import that fails because a new release has other scripts. Forms keep
 * drafts of their own; what stands in other fields is kept in the tab's storage for the moment of the
 * reload, without passwords and choices, and without what is marked as private. Where the browser refuses to store it, the page stays as it is.
 *
 * It is inlined into each prerendered page as its own text, so it may name nothing outside itself.
 *
 * @param entry address of the script that names all others: each release has another one
 * @param keptMs for how long what was typed may be put back
 */
export function stalePageRecovery(entry: string, keptMs: number): StalePageRecovery {
  const key = 'page-renewal';
  const fields = ['input:not([type=password],[type=checkbox],[type=radio])', 'textarea']
    .map((field) => `${field}:not([data-private] *)`)
    .join();

  async function renew(): Promise<void> {
    try {
      const home = await (await fetch('/', { cache: 'no-store' })).text();
      // A server that fails answers with something else.
      const isReplaced = home.includes('/assets/') && !home.includes(entry);
      const [renewedFrom] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      if (!isReplaced || renewedFrom === entry) return;
      const typed = [...document.querySelectorAll<HTMLInputElement>(fields)].map(
        ({ id, value }) => [id, value],
      );
      const { pathname, search } = location;
      sessionStorage.setItem(
        key,
        JSON.stringify([entry, pathname, Date.now(), typed, document.activeElement?.id]),
      );
      // The numbers of a shared link would be put above those that were typed since.
      if (typed.length > 0) history.replaceState(history.state, '', pathname + search);
      location.reload();
    } catch {
      // The page goes on as it is, and says itself what did not load.
    }
  }

  function putBack(): void {
    try {
      const [renewedFrom, pathname, keptAt, typed, focused] = JSON.parse(
        sessionStorage.getItem(key) ?? '[]',
      );
      if (!typed) return;
      sessionStorage.setItem(key, JSON.stringify([renewedFrom]));
      if (pathname !== location.pathname || Date.now() - keptAt > keptMs) return;
      for (const [id, value] of typed) {
        const field = document.getElementById(id) as HTMLInputElement | null;
        // What has been typed since stands.
        if (field && field.value === field.defaultValue) field.value = value;
      }
      if (document.activeElement === document.body) document.getElementById(focused)?.focus();
    } catch {
      // Nothing was kept.
    }
  }

  addEventListener('vite:preloadError', renew);
  return { renew, putBack };
}
