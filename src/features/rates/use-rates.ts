import { useContext } from 'react';
import { findRatesOfVisit, keepRates, type ShownRates } from '#src/domain/rates/shown-rates.ts';
import { loadService } from '#src/lib/lazy-value.ts';
import { EmbeddedData } from '#src/lib/use-hydrated.ts';
import { type Resource, useResource } from '#src/lib/use-resource.ts';

/** Returns the current rates, first as the visit knows them; the value is undefined if there are none. */
export function useRates(): Resource<ShownRates | undefined> {
  return useResource(loadRates, findRatesOfVisit(useContext(EmbeddedData)));
}

/** Loads the Firebase SDK in a separate chunk, after the first paint. */
async function loadRates() {
  const { readShownRates } = await loadService(() => import('#src/domain/rates/rate-terms.ts'));
  const rates = await readShownRates();
  keepRates(rates);
  return rates;
}
