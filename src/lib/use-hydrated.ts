import { useSyncExternalStore } from 'react';

/** For `useSyncExternalStore`, of what does not change while it is shown. */
export const subscribeToNothing = () => () => {};

/**
 * Whether the component may show what only the browser knows, such as the address's query: false
 * in the build and while the prerendered page is taken over, true right after that and from then on.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
