import type { DocumentData, Transaction } from 'firebase/firestore/lite';
import { keepRateChange } from '#src/data/admin/site/rate-changes.service.ts';
import { saveFields } from '#src/data/firebase/save-fields.ts';
import type { SavedFields } from '#src/lib/hooks/use-field-save.ts';
import { toRates } from '#src/model/rates/rates.schema.ts';
import type { Rates } from '#src/model/rates/shown-rates.ts';
import { ratesPath } from '#src/model/site/collections.ts';

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
