import type { FileLoader } from './file-loader.ts';
import type { StalePageRecovery } from './stale-page.ts';

declare global {
  interface Window {
    /** Set by main.tsx: hydrates the page. */
    startSite?: () => Promise<void>;
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
 * Starts the site's scripts without delaying first paint, and the page when all of it is there. Until it is hydrated,
 * a submitted form and the first pressed button are recorded for replay and marked as busy; so are links once hydration
 * has started. A page whose script a new release has replaced is reloaded once. Otherwise a visitor whose action needs
 * the script sees a notice that offers a reload, and the next action tries again.
 *
 * The source of this function is inlined into each prerendered page, so it must be self-contained.
 *
 * @param scripts addresses of all scripts of the page, each after those that it imports
 * @param isForm whether it starts right after first paint, and not when it is idle or first touched
 */
export function boot(
  scripts: readonly string[],
  isForm: boolean,
  notLoaded: string,
  reloadText: string,
  loader: FileLoader,
  recovery: StalePageRecovery,
): void {
  let replayable = 'button';
  const pressEvents = [
    'pointerdown',
    'mousedown',
    'touchstart',
    'pointerup',
    'mouseup',
    'touchend',
  ];
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
      await parsed();
      notice?.remove();
      recovery.restore();
      replayable += ',a[href^="/"]:not([target])';
      await window.startSite?.();
    } catch {
      started = false;
      void recovery.reloadIfReplaced();
      if (needs > needsBefore) return start();
      resetRecorded();
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

  /** React would find a page that is still arriving different from its own, and draw all of it again. */
  async function parsed() {
    if (document.readyState !== 'loading') return;
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  }

  function resetRecorded() {
    for (const busy of document.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
    window.earlySubmit = undefined;
    window.earlyPress = undefined;
  }

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

  /** Waits until the browser reports its first paint, because scripts would compete with it. */
  function afterPaint(next: () => void) {
    let waiting = true;
    const goOn = () => {
      if (waiting) next();
      waiting = false;
    };
    new PerformanceObserver(goOn).observe({ type: 'paint', buffered: true });
    // Firefox reports no paint for a page that is reloaded while scrolled down.
    const goOnAnyway = () => setTimeout(goOn, 1_000);
    if (document.readyState === 'complete') goOnAnyway();
    else addEventListener('load', goOnAnyway);
  }

  function startWhenIdle() {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 200 });
    else setTimeout(start, 200);
  }

  /** Continues after the next frame, so that the effect of the interaction is painted first. */
  function afterFrame(next: () => void) {
    requestAnimationFrame(() => setTimeout(next));
  }

  function startAfterFrame() {
    afterFrame(start);
  }

  function need() {
    needs++;
    startAfterFrame();
  }

  function recordSubmit(event: SubmitEvent) {
    if (window.earlySubmit === null) return;
    event.preventDefault();
    window.earlySubmit = event.target as HTMLFormElement;
    event.submitter?.setAttribute('aria-busy', 'true');
    need();
  }

  /** Otherwise React would hydrate the whole page synchronously before the press can be painted. */
  function hideFromReact(event: Event) {
    if (window.earlyPress !== null) event.stopPropagation();
  }

  function recordPress(event: MouseEvent) {
    const pressed = pressedBy(event);
    if (!pressed || notice?.contains(pressed)) return;
    hideFromReact(event);
    // A submit button is recorded on submit; a popover needs no script, and the browser itself handles
    // a link that is clicked with a modifier key.
    const isOwn = pressed.matches('a')
      ? !hasModifier(event)
      : pressed.matches('[type=button]:not([popovertarget])');
    if (!isOwn || window.earlyPress !== undefined) return;
    event.preventDefault();
    window.earlyPress = pressed;
    pressed.setAttribute('aria-busy', 'true');
    if (pressed.matches('[role=tab]')) afterFrame(() => select(pressed));
    need();
  }

  /** Shows the panel of a tab, which is in the page, as the page itself will once it is hydrated. */
  function select(tab: HTMLElement) {
    if (window.earlyPress !== tab) return;
    for (const other of tab.parentElement?.children ?? []) {
      const isSelected = other === tab;
      other.setAttribute('aria-selected', String(isSelected));
      const panel = document.getElementById(`${other.getAttribute('aria-controls')}`);
      if (panel) panel.hidden = !isSelected;
    }
  }

  function pressedBy({ target }: Event): HTMLElement | null {
    return target instanceof Element ? target.closest<HTMLElement>(replayable) : null;
  }

  function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
    return ctrlKey || metaKey || shiftKey || altKey;
  }

  /** Records what translators and extensions change in the page. They start once it is parsed. */
  function recordChanges() {
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(document.getElementById('root') as HTMLElement, {
      subtree: true,
      childList: true,
      characterData: true,
      characterDataOldValue: true,
    });
    window.takeForeignChanges = () => {
      changes.push(...observer.takeRecords());
      observer.disconnect();
      return changes;
    };
  }

  // Unlike DOMContentLoaded, this comes before anybody else is told that the page is there.
  document.addEventListener('readystatechange', recordChanges, { once: true });
  addEventListener('submit', recordSubmit, true);
  addEventListener('click', recordPress, true);
  for (const type of pressEvents) addEventListener(type, hideFromReact, true);
  addEventListener('input', need, true);
  if (isForm) {
    afterPaint(start);
  } else {
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, startAfterFrame, { once: true, capture: true });
    }
    addEventListener('load', () => afterPaint(startWhenIdle));
  }
}
