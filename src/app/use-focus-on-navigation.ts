import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { goToFragment } from './go-to-fragment.ts';

/**
 * A new page begins at its top, with the focus on its content, or at the place that its address
 * names, as if the browser had loaded it. Screen readers then announce it; a change of the query
 * alone is not a new page.
 */
export function useFocusOnNavigation() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const { pathname, hash } = location;
    const before = shown.current;
    shown.current = pathname;
    const isLoad = before === undefined;
    // Whoever was quicker than the script is somewhere already.
    if (isLoad && document.activeElement !== document.body) return;
    // The browser itself goes to the place of a loaded page, of Back and of a plain link.
    const browserWent = navigationType === 'POP';
    if (goToFragment(hash, { onlyIfClosed: browserWent })) return;
    if (isLoad || before === pathname) return;
    if (!browserWent) window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [location, navigationType]);
}
