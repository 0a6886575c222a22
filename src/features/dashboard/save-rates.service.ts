import type { DocumentData, Transaction } from 'firebase/firestore/lite';
import { ratesPath } from '#src/domain/collections.ts';
import { keepRateChange } from '#src/domain/rates/rate-changes.service.ts';
import { toRates } from '#src/domain/rates/rates.schema.ts';
import type { Rates } from '#src/domain/rates/shown-rates.ts';
import { saveMerged } from '#src/lib/firebase/save-merged.ts';
import type { SavedFields } from '#src/lib/use-merged-save.ts';

/**
 * Saves the displayed rates, merged by field with what somebody else has saved since the form was opened.
 * Stores nothing where both have changed the same field. The same commit keeps what they were.
 */
export function saveRates(by: string, base: Rates, mine: Rates): Promise<SavedFields<Rates>> {
  const rates = {
    what: 'the rates',
    path: ratesPath,
    parse: toRates,
    record: (transaction: Transaction, before: DocumentData | null, to: Rates) =>
      keepRateChange(transaction, by, before, to),
  };
  return saveMerged(rates, base, mine);
}
