import { doc, setDoc } from 'firebase/firestore/lite';
import { ratesPath } from '#src/domain/collections.ts';
import type { Rates } from '#src/domain/rates/rates.schema.ts';
import { ownersFirestore, write } from '#src/lib/firebase/request.ts';

/**
 * Replaces the displayed rates.
 *
 * @throws WriteError
 */
export async function saveRates(rates: Rates): Promise<void> {
  await write('the rates', () => setDoc(doc(ownersFirestore(), ratesPath), rates));
}
