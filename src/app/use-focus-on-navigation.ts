import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { goToFragment } from './go-to-fragment.ts';

/**
 * Handles scroll and focus on navigation as if the browser had loaded the page: a new page starts at
 * its top with the focus on its content, or at the element that its fragment identifies. Screen readers
 * then announce it. A change of the query alone is not a new page, nor is another address of the same page.
 */
export function useFocusOnNavigation() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const { pathname, hash, state } = location;
    const before = shown.current;
    shown.current = pathname;
    const isLoad = before === undefined;
    // Leaves the focus alone if the visitor moved it before the script started.
    if (isLoad && document.activeElement !== document.body) return;
    // The browser itself scrolls on page loads, on Back and for plain links.
    const browserScrolled = navigationType === 'POP';
    if (goToFragment(hash, { onlyIfClosed: browserScrolled })) return;
    if (isLoad || before === pathname || state?.isSamePage) return;
    if (!browserScrolled) window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [location, navigationType]);
}
