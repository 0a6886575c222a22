import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { BringEarlyActions } from '#src/lib/early-actions.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { ReplayEarlyPress, ReplayEarlySubmit } from './ReplayEarlyActions.tsx';
import { routes } from './routes.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
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
                  <BringEarlyActions />
                  <Page />
                  <ReplayEarlyPress />
                  <ReplayEarlySubmit />
                </Suspense>
              }
            />
          ))}
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}
