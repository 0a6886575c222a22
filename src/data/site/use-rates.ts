import { readValue, useVisit } from '#src/data/state/visit.ts';
import type { EmbeddedValues } from '#src/lib/loading/document-data.ts';
import { embeddedRates, visitRates } from '#src/model/rates/shown-rates.ts';

/** Loads the Firebase SDK in a separate chunk, after the first paint. */
const load = async () => (await import('./rate-terms.ts')).loadRates();

/** Reads the rates for all that shows them in this visit, or joins a read under way; undefined if there are none. */
export const readRates = () => readValue(visitRates, load);

/** Returns the rates as the visit knows them, until its first read those of the document, and reads them on mount. */
export const useRates = (embedded: EmbeddedValues = {}) =>
  useVisit(visitRates, load, embeddedRates.in(embedded));
