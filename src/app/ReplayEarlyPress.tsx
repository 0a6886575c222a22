import { useEffect } from 'react';
import { useHydrated } from '#src/lib/use-hydrated.ts';

declare global {
  interface Window {
    /**
     * Set by the boot script: the button that was pressed before the page had a script. null from
     * the moment on at which React answers for presses.
     */
    earlyPress?: HTMLElement | null;
  }
}

/**
 * Presses again the button that was pressed before its handler was there. It stands behind the
 * page, within the same Suspense boundary, and waits until the page shows what its address names:
 * a button that has gone by then does nothing.
 */
export function ReplayEarlyPress() {
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return;
    const button = window.earlyPress;
    window.earlyPress = null;
    button?.removeAttribute('aria-busy');
    // Tabs answer to the first half of a press.
    button?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    button?.click();
  }, [hydrated]);
  return null;
}
