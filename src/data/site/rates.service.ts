import { doc, getDoc } from 'firebase/firestore/lite';
import { firestore } from '#src/data/firebase/firestore.ts';
import { read } from '#src/data/firebase/request.ts';
import { ratesPath } from '#src/model/site/collections.ts';

/**
 * Returns the document of the rates that the owner last saved, for `toRates`; undefined when there is none. It knows no
 * rate by name, because pages without rates load this file as well. @throws ReadError
 */
export async function getRates(): Promise<Readonly<Record<string, unknown>> | undefined> {
  return (await read('the rates', () => getDoc(doc(firestore(), ratesPath)))).data();
}
