import { useCallback, useEffect, useRef } from 'react';

/** When something is saved next without being asked. */
export type Autosave = 'off' | 'after a pause' | 'after a failure';

/** The longest time without a save while the writer types, and the pause after which it saves. */
const longestMs = 30_000;
const pauseMs = 5_000;
/** How soon a save that failed is tried again. */
const retryMs = 15_000;

/**
 * Returns a function that starts the timer for an autosave, anew at each call, or stops it. It saves at the latest half
 * a minute after the first change, and while it runs also when the page is hidden or comes online.
 */
export function useAutosaveTimer(save: () => void): (autosave: Autosave) => void {
  const latest = useRef(save);
  /** A save may end after the form is gone. */
  const isFormGone = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const firstChange = useRef<number>(undefined);
  useEffect(() => {
    latest.current = save;
  });

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  const start = useCallback(
    (delayMs: number) => {
      stop();
      if (isFormGone.current) return;
      timer.current = setTimeout(() => {
        timer.current = undefined;
        latest.current();
      }, delayMs);
    },
    [stop],
  );

  useEffect(() => {
    isFormGone.current = false;
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
      isFormGone.current = true;
      stop();
    };
  }, [start, stop]);

  return useCallback(
    (autosave) => {
      if (autosave !== 'after a pause') firstChange.current = undefined;
      if (autosave === 'off') return stop();
      if (autosave === 'after a failure') return start(retryMs);
      const now = Date.now();
      firstChange.current ??= now;
      start(Math.max(0, Math.min(pauseMs, firstChange.current + longestMs - now)));
    },
    [start, stop],
  );
}
