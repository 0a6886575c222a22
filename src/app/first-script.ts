import type { FileLoader } from './file-loader.ts';
import type { StalePageRecovery } from './stale-page.ts';

declare global {
  interface Window {
    /** Set by main.tsx: hydrates the page. */
    startSite?: () => Promise<void>;
    /** The buttons that were pressed before hydration; null once React handles presses. */
    earlyPresses?: HTMLElement[] | null;
    /**
     * Imports a module of the build, whose files are relative to the site's root, once they have arrived. The build wraps
     * each `import()` in it. It can be tried again, unless the import itself failed: then a reload is offered.
     */
    importFiles?: <Module>(
      load: () => Promise<Module>,
      files?: readonly string[],
    ) => Promise<Module>;
  }
}

/** Shown when the page cannot respond to the visitor because a script did not load. */
export const notLoadedText =
  'Part of this page did not load, so it is not ready yet. Check your connection and try again, or reload the page.';

/** What the button of a notice says that reloads the page. */
export const reloadText = 'Reload the page';

/**
 * Starts the site's scripts right after first paint, and the page when all of it is there. Until it is hydrated, the
 * buttons that are pressed are recorded for replay and marked as busy; links are the browser's. A page whose script a
 * new release has replaced is reloaded once. Otherwise a visitor whose action needs the script sees a notice that
 * offers a reload, and the next action tries again.
 *
 * The source of this function is inlined into each prerendered page, so it must be self-contained.
 *
 * @param scripts addresses of all scripts of the page, each after those that it imports
 */
export function boot(
  scripts: readonly string[],
  notLoaded: string,
  reloadText: string,
  loader: FileLoader,
  recovery: StalePageRecovery,
): void {
  let started = false;
  /** The number of actions of the visitor that need the scripts. */
  let needs = 0;
  let notice: HTMLElement | undefined;

  async function start(): Promise<void> {
    if (started) return;
    started = true;
    const needsBefore = needs;
    try {
      await load();
      // React would find a page that is still arriving different from its own, and draw all of it again.
      if (document.readyState === 'loading')
        await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
      notice?.remove();
      recovery.restore();
      await window.startSite?.();
    } catch {
      started = false;
      void recovery.reloadIfReplaced();
      if (needs > needsBefore) return start();
      for (const pressed of window.earlyPresses ?? []) pressed.removeAttribute('aria-busy');
      window.earlyPresses = [];
      if (needs > 0) showNotice();
    }
  }

  async function load() {
    // Requested and run one at a time, so that the page stays responsive in between.
    for (const href of scripts) {
      loader.load(href).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve));
    }
    for (const href of scripts) {
      await loader.load(href);
      await loader.limit(import(href));
    }
  }

  window.importFiles = async (load, files = []) => {
    await Promise.all(files.map((file) => loader.load(`/${file}`))).catch((error) => {
      void recovery.reloadIfReplaced();
      throw error;
    });
    const imported = load();
    return loader.limit(imported).catch((error) => {
      showNotice();
      // It was only late, as on a device that slept meanwhile.
      imported.then(() => notice?.remove()).catch(() => {});
      throw error;
    });
  };

  function showNotice() {
    notice?.remove();
    notice = document.createElement('div');
    notice.className = 'not-loaded';
    notice.setAttribute('role', 'alert');
    const reload = document.createElement('button');
    reload.textContent = reloadText;
    reload.onclick = recovery.reload;
    notice.append(notLoaded, reload);
    document.body.append(notice);
  }

  function need() {
    needs++;
    // After the next frame, so that the effect of the interaction is painted first.
    requestAnimationFrame(() => setTimeout(start));
  }

  /** Records a press of a button, or a form that something else submits. A popover needs no script. */
  function recordPress(event: Event) {
    const { target, type } = event;
    const { earlyPresses } = window;
    if (!earlyPresses || !(target instanceof Element) || notice?.contains(target)) return;
    const button = type === 'submit' ? target.querySelector('[type=submit]') : target;
    const pressed = button?.closest<HTMLElement>('button:not([popovertarget])');
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    if (!earlyPresses.includes(pressed)) earlyPresses.push(pressed);
    pressed.setAttribute('aria-busy', 'true');
    need();
  }

  window.earlyPresses = [];
  for (const type of ['click', 'submit']) addEventListener(type, recordPress, true);
  addEventListener('input', need, true);
  // Before first paint, scripts would compete with it.
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // Firefox reports no paint for a page that is reloaded while scrolled down.
  addEventListener('load', () => setTimeout(start, 1_000));
}
