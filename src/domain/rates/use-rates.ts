import { useEffect, useState } from 'react';
import type { EmbeddedValues } from '#src/lib/document-data.ts';
import type { Resource } from '#src/lib/use-resource.ts';
import { useKnown } from '#src/lib/visit-store.ts';
import { embeddedRates, type ShownRates, visitRates } from './shown-rates.ts';

/** Loads the Firebase SDK in a separate chunk, after the first paint. */
async function read() {
  await (await import('./rate-terms.ts')).readRates();
}

/**
 * Returns the rates as the visit knows them, and reads them again on mount; the value is undefined if there are none.
 *
 * @param embedded the document's data, if its rates may be shown until the visit has read them
 */
export function useRates(embedded: EmbeddedValues = {}): Resource<ShownRates | undefined> {
  const known = useKnown(visitRates);
  const [failed, setFailed] = useState(false);
  useEffect(() => void read().catch(() => setFailed(true)), []);
  const first = embeddedRates.in(embedded);
  if (known) return known;
  if (first) return { status: 'loaded', value: first };
  return { status: failed ? 'failed' : 'loading' };
}
