import { doc, getDoc } from 'firebase/firestore/lite';
import { firestore } from '#src/data/firebase/firestore.ts';
import { read } from '#src/data/firebase/request.ts';
import { type Rates, rateFields } from '#src/model/rates/shown-rates.ts';
import { ratesPath } from '#src/model/site/collections.ts';

/** Returns the rates that the owner last saved, or undefined when there are none. @throws ReadError */
export async function getRates(): Promise<Rates | undefined> {
  const snapshot = await read('the rates', () => getDoc(doc(firestore(), ratesPath)));
  return snapshot.exists() ? toRates(snapshot.data()) : undefined;
}

/** The fields of the rates document, in display order. */
export const ratesFields = [...rateFields, 'lastUpdated'] as const;

/**
 * Parses the rates document; a missing field becomes ''. Undefined for a malformed one, which is logged. Without zod,
 * which pages of rates would load for this alone.
 */
export function toRates(data: Readonly<Record<string, unknown>>): Rates | undefined {
  const texts = ratesFields.map((field) => [field, data[field] ?? ''] as const);
  const malformed = texts.filter(([, text]) => typeof text !== 'string').map(([field]) => field);
  if (malformed.length === 0)
    return Object.fromEntries(texts.map(([field, text]) => [field, `${text}`.trim()])) as Rates;
  console.error(`Skipped the rates, malformed in: ${malformed.join(', ')}`);
  return undefined;
}
