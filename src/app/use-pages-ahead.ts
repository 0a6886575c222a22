import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '#src/lib/timers.ts';
import { loadLinkedPage, loadPagesInView } from './pages-ahead.ts';

/** Events after which a visitor is about to follow a link. */
const approaches = ['pointerover', 'pointerdown', 'focusin'];
/** Events after which other links are in view: the menu was opened, or the page was scrolled. */
const moves = ['toggle', 'scrollend'];

/** After this time, a page that was just opened is normally drawn, with its data. */
const settledMs = 500;

/**
 * Loads the scripts of pages before the visitor follows a link to them: of the link that is hovered,
 * pressed or focused, and when the browser is idle, of those in view. The latter begins when
 * the visitor scrolls, opens the menu or has followed a link, so that those who leave at once load nothing for it.
 */
export function usePagesAhead() {
  const { key } = useLocation();
  useEffect(() => {
    let cancel = () => {};
    const loadWhenIdle = () => {
      cancel();
      cancel = whenIdle(loadPagesInView);
    };
    // The first page's key.
    if (key !== 'default') {
      const timer = setTimeout(loadWhenIdle, settledMs);
      cancel = () => clearTimeout(timer);
    }
    for (const type of approaches) document.addEventListener(type, loadLinkedPage, true);
    for (const type of moves) document.addEventListener(type, loadWhenIdle, true);
    return () => {
      cancel();
      for (const type of approaches) document.removeEventListener(type, loadLinkedPage, true);
      for (const type of moves) document.removeEventListener(type, loadWhenIdle, true);
    };
  }, [key]);
}
