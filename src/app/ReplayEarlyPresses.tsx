import { useEffect, useLayoutEffect } from 'react';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';

declare global {
  interface Window {
    /** Set by the boot script: the buttons that were pressed before hydration; null once React handles presses. */
    earlyPresses?: HTMLElement[] | null;
  }
}

/** The performance mark of hydration, for `npm run bench`. */
const hydratedMark = 'hydrated';

/**
 * Clicks the buttons that were pressed before hydration, once the page shows what its address asks for. Render it last
 * in the page's Suspense boundary, where the effects of the last component run last.
 */
export function ReplayEarlyPresses() {
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    performance.mark(hydratedMark);
  }, []);
  useEffect(() => {
    if (!hydrated) return;
    const presses = window.earlyPresses ?? [];
    // Tells the boot script that the page now handles presses itself.
    window.earlyPresses = null;
    for (const pressed of presses) {
      pressed.removeAttribute('aria-busy');
      pressed.click();
    }
  }, [hydrated]);
  return null;
}
