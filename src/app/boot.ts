import type { StalePageRecovery } from './stale-page.ts';

declare global {
  interface Window {
    /** Set by main.tsx: hydrates the page. */
    startSite?: () => Promise<void>;
  }
}

/** Said where the page cannot answer what the visitor did. */
export const notLoadedText =
  'Part of this page did not load, so it is not ready yet. Check your connection and try again, or reload the page.';

/**
 * Starts the site's scripts without delaying first paint. Until the page is hydrated, it keeps a form
 * that is submitted and the first button that is pressed, and shows on the button that the press was
 * felt. So it does with links once hydration has begun; before, the browser follows them itself.
 * Where a script does not arrive, the page is loaded once more if a new release has taken it away.
 * Otherwise it says so to whoever did something that needs it, and what they do next tries again.
 *
 * It is inlined into each prerendered page as its own text, so it may name nothing outside itself.
 *
 * @param scripts addresses of all scripts of the page, each after those that it imports
 * @param isForm whether the page is a form: it starts right after first paint, any other page when
 *   it is idle or first touched
 * @param notLoaded what is said when a script did not arrive
 */
export function boot(
  scripts: readonly string[],
  isForm: boolean,
  notLoaded: string,
  renewal: StalePageRecovery,
): void {
  let kept = 'button';
  const halvesOfPress = [
    'pointerdown',
    'mousedown',
    'touchstart',
    'pointerup',
    'mouseup',
    'touchend',
  ];
  let started = false;
  /** How often the visitor did something that needs the scripts. */
  let needs = 0;
  let notice: HTMLElement | undefined;

  async function start(): Promise<void> {
    if (started) return;
    started = true;
    const needsBefore = needs;
    try {
      await load();
      notice?.remove();
      renewal.putBack();
      kept += ',a[href^="/"]:not([target])';
      await window.startSite?.();
    } catch {
      started = false;
      void renewal.renew();
      if (needs > needsBefore) return start();
      giveBack();
      if (needs > 0) say();
    }
  }

  async function load() {
    // One after the other, in asking and in running: between two of them the page answers.
    for (const href of scripts) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
      await new Promise((resolve) => setTimeout(resolve));
    }
    for (const href of scripts) await import(href);
  }

  function giveBack() {
    for (const busy of document.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
    window.earlySubmit = undefined;
    window.earlyPress = undefined;
  }

  function say() {
    notice?.remove();
    notice = document.createElement('p');
    notice.className = 'not-loaded';
    notice.setAttribute('role', 'alert');
    notice.textContent = notLoaded;
    document.body.append(notice);
  }

  /** Not in an idle moment before the browser reports its first paint: scripts would compete with it. */
  function afterPaint(next: () => void) {
    let waiting = true;
    const goOn = () => {
      if (waiting) next();
      waiting = false;
    };
    new PerformanceObserver(goOn).observe({ type: 'paint', buffered: true });
    // Firefox reports no paint of a page that is loaded again scrolled down.
    const goOnAnyway = () => setTimeout(goOn, 1_000);
    if (document.readyState === 'complete') goOnAnyway();
    else addEventListener('load', goOnAnyway);
  }

  function startWhenIdle() {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 200 });
    else setTimeout(start, 200);
  }

  /** What a touch itself shows is painted first. */
  function startAfterFrame() {
    requestAnimationFrame(() => setTimeout(start));
  }

  function need() {
    needs++;
    startAfterFrame();
  }

  function keepSubmit(event: SubmitEvent) {
    if (window.earlySubmit === null) return;
    event.preventDefault();
    window.earlySubmit = event.target as HTMLFormElement;
    event.submitter?.setAttribute('aria-busy', 'true');
    need();
  }

  /** React would hydrate all of the page for it, at once, before the press can be shown. */
  function keepFromReact(event: Event) {
    if (window.earlyPress !== null) event.stopPropagation();
  }

  function keepPress(event: MouseEvent) {
    const pressed = pressedBy(event);
    if (!pressed) return;
    keepFromReact(event);
    // What submits is kept when it does; a popover needs no script, and a link with a key held down
    // is the browser's.
    const isOwn = pressed.matches('a')
      ? !hasModifier(event)
      : pressed.matches('[type=button]:not([popovertarget])');
    if (!isOwn || window.earlyPress !== undefined) return;
    event.preventDefault();
    window.earlyPress = pressed;
    pressed.setAttribute('aria-busy', 'true');
    need();
  }

  function pressedBy({ target }: Event): HTMLElement | null {
    return target instanceof Element ? target.closest<HTMLElement>(kept) : null;
  }

  function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
    return ctrlKey || metaKey || shiftKey || altKey;
  }

  addEventListener('submit', keepSubmit, true);
  addEventListener('click', keepPress, true);
  for (const half of halvesOfPress) addEventListener(half, keepFromReact, true);
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
