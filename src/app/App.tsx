import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';
import { RestoreEarlyActions } from '#src/lib/loading/early-actions.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { routes } from './routes.ts';
import { SiteLayout } from './SiteLayout.tsx';
import { usePrefetch } from './use-prefetch.ts';

/** The whole site. The entry points wrap it in a router. */
export function App() {
  useFocusOnNavigation();
  usePrefetch();
  return (
    <ErrorBoundary>
      <Routes>
        <Route element={<SiteLayout />}>
          {routes.map(({ path, Page }) => (
            <Route
              key={path}
              path={path}
              element={
                <Suspense>
                  <RestoreEarlyActions />
                  <Page />
                  <ReplayEarlyPresses />
                </Suspense>
              }
            />
          ))}
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}

/**
 * Clicks the buttons that were pressed before hydration, once the page shows what its address asks for. Last in the
 * page's Suspense boundary, where the effects of the last component run last.
 */
function ReplayEarlyPresses() {
  const hydrated = useHydrated();
  // For `npm run bench`.
  useLayoutEffect(() => void performance.mark('hydrated'), []);
  useEffect(() => {
    if (!hydrated) return;
    const presses = window.earlyPresses ?? [];
    window.earlyPresses = null;
    for (const pressed of presses) {
      pressed.removeAttribute('aria-busy');
      pressed.click();
    }
  }, [hydrated]);
  return null;
}

/**
 * Handles scroll and focus on navigation as if the browser had loaded the page: a new page starts at
 * its top with the focus on its content, or at the element that its fragment identifies. Screen readers
 * then announce it. A change of the query alone is not a new page, nor is another address of the same page.
 */
export function useFocusOnNavigation() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef<string>(undefined);
  // Before the visitor sees the page: afterwards, it could take the focus from a field that was just pressed.
  useLayoutEffect(() => {
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

/**
 * Goes to the element that a fragment identifies: opens the `<details>` around it, scrolls to it and moves the focus
 * there. The browser itself goes to one that is not in a closed `<details>`. Returns whether it went there.
 */
function goToFragment(hash: string, { onlyIfClosed }: { onlyIfClosed: boolean }): boolean {
  const element = hash ? document.getElementById(hash.slice(1)) : null;
  if (!element) return false;
  const item = element.closest('details');
  if (onlyIfClosed && (!item || item.open)) return false;
  if (item) item.open = true;
  (item ?? element).scrollIntoView();
  const target = item?.querySelector('summary') ?? element;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}
