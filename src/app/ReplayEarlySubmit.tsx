import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set by the boot script: the form that was submitted before the page was hydrated. */
    earlySubmit?: HTMLFormElement | null;
  }
}

/**
 * Submits again the form that was submitted before its handler was there.
 * Rendered last in the tree, so that its effect runs when the page's own have.
 */
export function ReplayEarlySubmit() {
  useEffect(() => {
    const form = window.earlySubmit;
    // null tells the boot script that the page answers for itself from here on.
    window.earlySubmit = null;
    form?.requestSubmit();
  }, []);
  return null;
}
