import type { EmbeddedValues } from '#src/lib/document-data.ts';
import { loadService } from '#src/lib/lazy-value.ts';
import type { Resource } from '#src/lib/use-resource.ts';
import { useVisitValue, type VisitValue } from '#src/lib/visit-store.ts';
import { embeddedRates, type ShownRates } from './shown-rates.ts';

/** The rates of this visit, undefined if there are none. The Firebase SDK comes in a separate chunk. */
export const visitRates: VisitValue<ShownRates | undefined> = {
  key: 'rates',
  load: async () =>
    (await loadService(() => import('#src/domain/rates/rate-terms.ts'))).readShownRates(),
};

/**
 * Returns the current rates; the value is undefined if there are none.
 *
 * @param embedded the document's data, if its rates may be shown until the visit has read them
 */
export function useRates(embedded: EmbeddedValues = {}): Resource<ShownRates | undefined> {
  return useVisitValue(visitRates, embeddedRates.in(embedded));
}
