import { doc, getDoc } from 'firebase/firestore/lite';
import { ratesPath } from '#src/domain/collections.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { read } from '#src/lib/firebase/request.ts';
import { toRates } from './rates.schema.ts';
import type { Rates } from './shown-rates.ts';

/** Returns the rates that the owner last saved, or undefined when there are none. @throws ReadError */
export async function getRates(): Promise<Rates | undefined> {
  const snapshot = await read('the rates', () => getDoc(doc(firestore(), ratesPath)));
  return snapshot.exists() ? toRates(snapshot.data()) : undefined;
}
