import { useEffect, useEffectEvent, useRef } from 'react';

/** When something is saved next without being asked. */
export type Autosave = 'off' | 'after a pause' | 'after a failure';

/** The longest time without a save while the writer types, and the pause after which it saves. */
const longestMs = 30_000;
const pauseMs = 5_000;
/** How soon a save that failed is tried again. */
const retryMs = 15_000;

/**
 * Saves as a state says, and starts over with each new state: at the latest half a minute after the first change, and
 * while it waits also when the page is hidden or comes online.
 */
export function useAutosaveTimer(state: { autosave: Autosave }, save: () => void): void {
  const firstChange = useRef<number>(undefined);
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    const { autosave } = state;
    if (autosave !== 'after a pause') firstChange.current = undefined;
    if (autosave === 'off') return;
    const now = Date.now();
    let delayMs = retryMs;
    if (autosave === 'after a pause') {
      firstChange.current ??= now;
      delayMs = Math.max(0, Math.min(pauseMs, firstChange.current + longestMs - now));
    }
    const timer = setTimeout(() => saveNow(), delayMs);
    const ending = new AbortController();
    const { signal } = ending;
    const saveIfHidden = () => document.visibilityState === 'hidden' && saveNow();
    document.addEventListener('visibilitychange', saveIfHidden, { signal });
    window.addEventListener('online', () => saveNow(), { signal });
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [state]);
}
