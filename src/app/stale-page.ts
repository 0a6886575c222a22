import { forget, recall } from '#src/lib/unsaved.ts';

/** Reloads a page whose scripts did not load. */
export interface StalePageRecovery {
  /** Reloads the page, once for each release, if that has replaced its scripts; not if the network is down. */
  reloadIfReplaced(): Promise<void>;
  reload(): void;
}

/** What is kept of a page through its reload, in the format of `unsaved`. */
type Typed = [pathname: string, values: [id: string, value: string][], focused?: string];

/** The name of what was typed before a reload. */
export const typedName = 'reload';

/**
 * Reloads a page without losing what was typed. Forms have their own drafts; the values of other fields are
 * stored in the tab's storage for the reload, without passwords, checkboxes, radio buttons and fields
 * marked as private. If the browser denies storage, the page is not reloaded by itself.
 *
 * The source of this function is inlined into each prerendered page, so it must be self-contained.
 *
 * @param entry address of the entry script, which differs in each release
 * @param key where `restoreTyped` finds the typed values
 */
export function stalePageRecovery(entry: string, key: string): StalePageRecovery {
  const reloadedFrom = 'page-renewal';
  const fields = ['input:not([type=password],[type=checkbox],[type=radio])', 'textarea']
    .map((field) => `${field}:not([data-private] *)`)
    .join();

  async function reloadIfReplaced(): Promise<void> {
    try {
      const home = await (await fetch('/', { cache: 'no-store' })).text();
      // An error page of the server does not contain `/assets/`.
      const isReplaced = home.includes('/assets/') && !home.includes(entry);
      if (!isReplaced || sessionStorage.getItem(reloadedFrom) === entry) return;
      sessionStorage.setItem(reloadedFrom, entry);
      storeTyped();
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

  function storeTyped(): void {
    const { pathname, search } = location;
    const inputs = [...document.querySelectorAll<HTMLInputElement>(fields)];
    const values = inputs.map(({ id, value }): [string, string] => [id, value]);
    const value: Typed = [pathname, values, document.activeElement?.id];
    sessionStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), value }));
    // The numbers of a shared link would override those that were typed since.
    if (values.length > 0) history.replaceState(history.state, '', pathname + search);
  }

  return { reloadIfReplaced, reload };
}

/** Restores what was typed before a reload of this page; called before hydration. */
export function restoreTyped(): void {
  const [pathname, values = [], focused] = (recall(typedName) ?? []) as Typed | [];
  forget(typedName);
  if (pathname !== location.pathname) return;
  for (const [id, value] of values) {
    const field = document.getElementById(id) as HTMLInputElement | null;
    // Does not overwrite newer input.
    if (field && field.value === field.defaultValue) field.value = value;
  }
  if (document.activeElement === document.body) document.getElementById(focused ?? '')?.focus();
}
