import { createContext, useContext, useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import type { EmbeddedPart, EmbeddedValues } from './embedded-part.ts';

/** What the page was prerendered with; the entries of the build and of the browser provide it. */
export const EmbeddedData = createContext<EmbeddedValues>({});

/**
 * What the build embedded for a component: a first paint, never the truth. Only a component that
 * is prerendered or hydrated gets it; after a navigation of the router it would be out of date.
 */
export function useEmbedded<Value>(part: EmbeddedPart<Value>): Value | undefined {
  const values = useContext(EmbeddedData);
  const hydrated = useHydrated();
  const [first] = useState(() => (hydrated ? undefined : part.in(values)));
  return first;
}
