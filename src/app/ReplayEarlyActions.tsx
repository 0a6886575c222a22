import { useEffect, useLayoutEffect } from 'react';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';

declare global {
  interface Window {
    /** Set by the boot script: what was pressed before hydration; null after that, when React handles presses. */
    earlyPress?: HTMLElement | null;
    /** Set by the boot script: the form that was submitted before hydration. */
    earlySubmit?: HTMLFormElement | null;
  }
}

/**
 * Clicks the button or link that was pressed before hydration, once the page shows what its address asks for. Render it
 * after the page, within the same Suspense boundary.
 */
export function ReplayEarlyPress() {
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return;
    const pressed = window.earlyPress;
    window.earlyPress = null;
    pressed?.removeAttribute('aria-busy');
    // Tabs react to mousedown.
    pressed?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    pressed?.click();
  }, [hydrated]);
  return null;
}

/** The performance mark of hydration, for `npm run bench`. */
const hydratedMark = 'hydrated';

/**
 * Resubmits the form that was submitted before hydration. Render it last in the page's Suspense boundary, where the
 * effects of the last component run last.
 */
export function ReplayEarlySubmit() {
  useLayoutEffect(() => {
    performance.mark(hydratedMark);
  }, []);
  useEffect(() => {
    const form = window.earlySubmit;
    // null tells the boot script that the page now handles submits itself.
    window.earlySubmit = null;
    form?.querySelector('button[aria-busy]')?.removeAttribute('aria-busy');
    form?.requestSubmit();
  }, []);
  return null;
}
