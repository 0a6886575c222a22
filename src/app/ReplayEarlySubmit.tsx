import { useEffect, useLayoutEffect } from 'react';

declare global {
  interface Window {
    /** Set by the boot script: the form that was submitted before the page was hydrated. */
    earlySubmit?: HTMLFormElement | null;
  }
}

/** The browser's own timing of the moment, for `npm run bench`. */
const hydratedMark = 'hydrated';

/**
 * Submits again the form that was submitted before its handler was there. It stands behind the
 * page, within the same Suspense boundary: each boundary is hydrated on its own, and in it the
 * effects of this component run last.
 */
export function ReplayEarlySubmit() {
  useLayoutEffect(() => {
    performance.mark(hydratedMark);
  }, []);
  useEffect(() => {
    const form = window.earlySubmit;
    // null tells the boot script that the page answers for itself from here on.
    window.earlySubmit = null;
    form?.querySelector('button[aria-busy]')?.removeAttribute('aria-busy');
    form?.requestSubmit();
  }, []);
  return null;
}
