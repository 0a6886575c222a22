import { useSyncExternalStore } from 'react';

/** The `subscribe` function of `useSyncExternalStore` for a value that does not change. */
export const subscribeToNothing = () => () => {};

/**
 * Whether the component may show what only the browser knows, such as the query of the address: false
 * in the build and during hydration, true from then on.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
