import type { Firestore } from 'firebase-admin/firestore';

/** Plausible examples, not quotes of any day or lender; the last line says so on the page. */
export const exampleRates = {
  fixed30: '6.375%',
  fixed15: '5.625%',
  arm51: '5.875%',
  jumbo30: '6.500%',
  lastUpdated: 'Example figures, not current rates',
} as const;

/** Writes the rates that the site shows. */
export async function seedRates(firestore: Firestore): Promise<void> {
  await firestore.doc('siteData/current').set(exampleRates);
}
