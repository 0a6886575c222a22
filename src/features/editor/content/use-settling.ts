import { type RefObject, useEffect, useMemo, useRef } from 'react';

/** Long enough that typing is never held up, short enough that nobody waits. */
const settleMs = 150;

export interface Settling {
  /** Something has changed: settles it when no more does for a moment. */
  later: () => void;
  /** Settles at once what has not been settled. */
  now: () => void;
}

/**
 * Does work once after many changes, and never too late: what is left is done when the element's
 * form is submitted, and before the element or the page goes away.
 */
export function useSettling(element: RefObject<HTMLElement | null>, settle: () => void): Settling {
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });

  const settling = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      latest.current();
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(now, settleMs);
    };
    return { later, now };
  }, []);

  useEffect(() => {
    const form = element.current?.closest('form');
    // Captured, so that it is done before the form looks at its values.
    form?.addEventListener('submit', settling.now, { capture: true });
    window.addEventListener('pagehide', settling.now);
    return () => {
      form?.removeEventListener('submit', settling.now, { capture: true });
      window.removeEventListener('pagehide', settling.now);
      settling.now();
    };
  }, [element, settling]);

  return settling;
}
