import type { Firestore } from 'firebase-admin/firestore';
import { ratesPath } from '#src/domain/collections.ts';

/** Plausible examples, not quotes of any day or lender; the page labels them as examples. */
const exampleRates = {
  fixed30: '6.375%',
  fixed15: '5.625%',
  arm51: '5.875%',
  jumbo30: '6.500%',
  lastUpdated: 'November 16, 2026',
} as const;

/** Writes the rates that the site shows. */
export async function seedRates(firestore: Firestore): Promise<void> {
  await firestore.doc(ratesPath).set(exampleRates);
}
