import { useEffect, useLayoutEffect } from 'react';

declare global {
  interface Window {
    /** Set by the boot script: the form that was submitted before hydration. */
    earlySubmit?: HTMLFormElement | null;
  }
}

/** The performance mark of hydration, for `npm run bench`. */
const hydratedMark = 'hydrated';

/**
 * Resubmits the form that was submitted before hydration. Render it after the page, within the same
 * Suspense boundary: boundaries are hydrated separately, and within one the effects of the last
 * component run last.
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
