import { type RefObject, useEffect, useMemo, useRef } from 'react';

/** Long enough not to slow down typing, short enough not to be noticed. */
const delayMs = 150;

/** An event of the form that runs pending work, because the form's values are about to be read. */
const flushEvent = 'flush-typing';

/** Lets the fields of a form pass on what was typed in the last moment. */
export function flushTyping(form: HTMLFormElement): void {
  form.dispatchEvent(new Event(flushEvent));
}

export interface PendingTyping {
  /** Runs the work once no more changes come for a moment. */
  schedule: () => void;
  /** Runs pending work at once. */
  flush: () => void;
}

/**
 * Debounces work. Pending work runs when the element's form is submitted or asks for it
 * (`flushTyping`), on unmount, and when the page unloads.
 */
export function usePendingTyping(
  element: RefObject<HTMLElement | null>,
  work: () => void,
): PendingTyping {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });

  const debounced = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      latest.current();
    };
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(flush, delayMs);
    };
    return { schedule, flush };
  }, []);

  useEffect(() => {
    const form = element.current?.closest('form');
    // Runs in the capture phase, before the form reads its values.
    form?.addEventListener('submit', debounced.flush, { capture: true });
    form?.addEventListener(flushEvent, debounced.flush);
    window.addEventListener('pagehide', debounced.flush);
    return () => {
      form?.removeEventListener('submit', debounced.flush, { capture: true });
      form?.removeEventListener(flushEvent, debounced.flush);
      window.removeEventListener('pagehide', debounced.flush);
      debounced.flush();
    };
  }, [element, debounced]);

  return debounced;
}
