import { useContext } from 'react';
import type { Rates } from '#src/domain/rates/shown-rates.ts';
import { findRatesOfVisit, keepRates } from '#src/domain/rates/shown-rates.ts';
import { loadService } from '#src/lib/lazy-value.ts';
import { EmbeddedData } from '#src/lib/use-hydrated.ts';
import { type Resource, useResource } from '#src/lib/use-resource.ts';

/** Returns the current rates, first as the visit knows them; the value is undefined if there are none. */
export function useRates(): Resource<Rates | undefined> {
  return useResource(loadRates, findRatesOfVisit(useContext(EmbeddedData)));
}

/** Loads the Firebase SDK in a separate chunk, after the first paint. */
async function loadRates() {
  const { getRates } = await loadService(() => import('#src/domain/rates/rates.service.ts'));
  const rates = await getRates();
  keepRates(rates);
  return rates;
}
