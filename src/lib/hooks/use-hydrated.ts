import {
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { EmbeddedPart, EmbeddedValues } from '#src/lib/loading/document-data.ts';

/** Returns the `subscribe` function of `useSyncExternalStore` for a value that does not change. */
export const subscribeToNothing = () => () => {};

/** Whether the component may show what only the browser knows: false in the build and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** The data that the page was prerendered with. The build and main.tsx provide it. */
export const EmbeddedData = createContext<EmbeddedValues>({});

/**
 * Returns the data that the build embedded for a component. It is for the first paint only and may be stale, so a
 * component gets it only when it is prerendered or hydrated.
 */
export function useEmbedded<Value>(part: EmbeddedPart<Value>): Value | undefined {
  const values = useContext(EmbeddedData);
  const hydrated = useHydrated();
  const [first] = useState(() => (hydrated ? undefined : part.in(values)));
  return first;
}

/** Calls `adopt` with what was entered into a prerendered field before hydration; returns the ref for the field. */
export function useEarlyInput<
  Control extends HTMLInputElement | HTMLSelectElement = HTMLInputElement,
>(shown: string, adopt: (input: Control) => void) {
  const input = useRef<Control>(null);
  const checked = useRef(false);
  useLayoutEffect(() => {
    if (checked.current) return;
    checked.current = true;
    if (input.current && input.current.value !== shown) adopt(input.current);
  });
  return input;
}
