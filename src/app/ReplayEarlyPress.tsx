import { useEffect } from 'react';
import { useHydrated } from '#src/lib/use-hydrated.ts';

declare global {
  interface Window {
    /**
     * Set by the boot script: the button or link that was pressed before the page was hydrated. null
     * from then on: React answers for presses.
     */
    earlyPress?: HTMLElement | null;
  }
}

/**
 * Presses again the button or link that was pressed before its handler was there. It stands behind
 * the page, within the same Suspense boundary, and waits until the page shows what its address
 * names: one that has gone by then does nothing.
 */
export function ReplayEarlyPress() {
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return;
    const pressed = window.earlyPress;
    window.earlyPress = null;
    pressed?.removeAttribute('aria-busy');
    // Tabs answer to the first half of a press.
    pressed?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    pressed?.click();
  }, [hydrated]);
  return null;
}
