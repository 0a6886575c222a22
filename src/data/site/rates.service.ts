import { doc, getDoc } from 'firebase/firestore/lite';
import { firestore } from '#src/data/firebase/firestore.ts';
import { read } from '#src/data/firebase/request.ts';
import { toRates } from '#src/model/rates/rates.schema.ts';
import type { Rates } from '#src/model/rates/shown-rates.ts';
import { ratesPath } from '#src/model/site/collections.ts';

/** Returns the rates that the owner last saved, or undefined when there are none. @throws ReadError */
export async function getRates(): Promise<Rates | undefined> {
  const snapshot = await read('the rates', () => getDoc(doc(firestore(), ratesPath)));
  return snapshot.exists() ? toRates(snapshot.data()) : undefined;
}
