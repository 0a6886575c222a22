import { useCallback, useEffect, useRef } from 'react';

/** The longest time without a save while the writer types, and the pause after which it saves. */
const longestMs = 30_000;
const pauseMs = 5_000;
/** How soon a save that failed is tried again. */
const retryMs = 15_000;

/**
 * Returns timers that call `save` once the writer pauses, at the latest 30 s after the first change, and
 * again after a failure. They also do so when the page is hidden or comes online.
 */
export function useAutosaveTimer(save: () => void) {
  const latest = useRef(save);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const firstChange = useRef<number>(undefined);
  useEffect(() => {
    latest.current = save;
  });

  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    firstChange.current = undefined;
  }, []);

  const start = useCallback(
    (delayMs: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        cancel();
        latest.current();
      }, delayMs);
    },
    [cancel],
  );

  useEffect(() => {
    const saveNow = () => {
      if (timer.current !== undefined) start(0);
    };
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    document.addEventListener('visibilitychange', saveIfHidden);
    window.addEventListener('online', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      window.removeEventListener('online', saveNow);
      cancel();
    };
  }, [start, cancel]);

  return {
    cancel,
    /** Saves after a pause. */
    afterChange: useCallback(() => {
      const now = Date.now();
      firstChange.current ??= now;
      start(Math.max(0, Math.min(pauseMs, firstChange.current + longestMs - now)));
    }, [start]),
    afterFailure: useCallback(() => start(retryMs), [start]),
  };
}
