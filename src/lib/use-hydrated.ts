import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

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

/**
 * Picks up what the visitor entered into a prerendered field before hydration.
 *
 * @param shown the prerendered value
 * @param take called with the input if its value differs
 * @returns the ref for the field
 */
export function useEarlyInput<
  Control extends HTMLInputElement | HTMLSelectElement = HTMLInputElement,
>(shown: string, take: (input: Control) => void) {
  const input = useRef<Control>(null);
  const checked = useRef(false);
  useLayoutEffect(() => {
    if (checked.current) return;
    checked.current = true;
    if (input.current && input.current.value !== shown) take(input.current);
  });
  return input;
}
