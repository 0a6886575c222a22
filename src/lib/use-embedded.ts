import { createContext, useContext, useState } from 'react';
import type { EmbeddedPart, EmbeddedValues } from './embedded.ts';
import { useHydrated } from './use-hydrated.ts';

/** The data that the page was prerendered with. The build and main.tsx provide it. */
export const EmbeddedData = createContext<EmbeddedValues>({});

/**
 * Returns the data that the build embedded for a component. It is for the first paint only and may be
 * stale, so a component gets it only when it is prerendered or hydrated, not after a client-side
 * navigation.
 */
export function useEmbedded<Value>(part: EmbeddedPart<Value>): Value | undefined {
  const values = useContext(EmbeddedData);
  const hydrated = useHydrated();
  const [first] = useState(() => (hydrated ? undefined : part.in(values)));
  return first;
}
