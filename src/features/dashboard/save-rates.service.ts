import { ratesPath } from '#src/domain/collections.ts';
import { toRates } from '#src/domain/rates/rates.schema.ts';
import type { Rates } from '#src/domain/rates/shown-rates.ts';
import { saveMerged } from '#src/lib/firebase/save-merged.ts';
import type { SavedFields } from '#src/lib/use-merged-save.ts';

/**
 * Saves the displayed rates, merged by field with what somebody else has saved since the form was opened.
 * Stores nothing where both have changed the same field.
 *
 * @param base the rates as the form was opened with
 * @throws WriteError
 */
export function saveRates(base: Rates, mine: Rates): Promise<SavedFields<Rates>> {
  return saveMerged({ what: 'the rates', path: ratesPath, parse: toRates }, base, mine);
}
