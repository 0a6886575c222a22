import type { IdleSession } from './idle-session.ts';

const lookEveryMs = 60_000;

/**
 * Records use of the visible page and reports when the session is over. It checks every minute, on
 * returning to the tab, and before anything that counts as use.
 *
 * @returns a function that stops watching
 */
export function watchUse(session: IdleSession, onOver: () => void): () => void {
  const look = () => {
    if (session.isOver()) onOver();
  };
  const noteUse = () => {
    if (session.isOver()) onOver();
    else session.use();
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') noteUse();
  };

  noteUse();
  const timer = setInterval(look, lookEveryMs);
  const inAnyPhase = { capture: true, passive: true };
  document.addEventListener('pointerdown', noteUse, inAnyPhase);
  document.addEventListener('keydown', noteUse, inAnyPhase);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('pointerdown', noteUse, inAnyPhase);
    document.removeEventListener('keydown', noteUse, inAnyPhase);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
