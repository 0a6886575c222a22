import type { DocumentData, Transaction } from 'firebase/firestore/lite';
import { ratesPath } from '#src/domain/collections.ts';
import { keepRateChange } from '#src/domain/rates/rate-changes.service.ts';
import { toRates } from '#src/domain/rates/rates.schema.ts';
import type { Rates } from '#src/domain/rates/shown-rates.ts';
import { saveFields } from '#src/lib/firebase/save-fields.ts';
import type { SavedFields } from '#src/lib/use-field-save.ts';

/**
 * Saves the displayed rates that have changed, or nothing if somebody else has changed one of them, too. The same
 * commit keeps what they were.
 */
export function saveRates(by: string, seen: Rates, mine: Rates): Promise<SavedFields<Rates>> {
  const rates = {
    what: 'the rates',
    path: ratesPath,
    parse: toRates,
    record: (transaction: Transaction, before: DocumentData | null, to: Rates) =>
      keepRateChange(transaction, by, before, to),
  };
  return saveFields(rates, seen, mine);
}
