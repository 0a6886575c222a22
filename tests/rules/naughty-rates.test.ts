import { doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { storedRatesSchema } from '#src/features/dashboard/rates-form.schema.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { firestoreAs } from '#tests/services/admin-firestore.ts';
import { isAccepted } from './agreement.ts';
import { naughtyDocuments, reportNaughtyValues, timeout } from './naughty-documents.ts';
import { rulesDatabase } from './rules-database.ts';
import { disagreement } from './rules-source.ts';

rulesDatabase();
const typed = ['fixed30', 'fixed15', 'arm51', 'jumbo30', 'lastUpdated'] as const;

test(
  'rates with a naughty string are stored as sent, or refused',
  async () => {
    const documents = naughtyDocuments(storedRatesSchema.shape, typed, (field, value) => ({
      ...rates,
      [field]: value,
    }));
    const current = doc(firestoreAs('admin'), 'siteData/current');
    await setDoc(current, rates);
    let stored: unknown = rates;
    // One after the other, because all of them write the same document.
    for (const { text, accepted, document } of documents) {
      const said = `${disagreement} on ${JSON.stringify(text)}`;
      expect(await isAccepted(setDoc(current, document)), said).toBe(accepted);
      if (accepted) stored = document;
      expect((await getDoc(current)).data(), JSON.stringify(text)).toEqual(stored);
    }
    reportNaughtyValues('siteData', documents);
  },
  timeout,
);
