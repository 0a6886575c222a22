import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { leadId, sampleQuote, sampleReceipt } from './quote.sample.ts';
import { assertFails, personas, rulesDatabase } from './rules-database.ts';

const database = rulesDatabase();

describe.each(personas)('%s', (persona) => {
  test.each(['settings', 'mortgageQuotes/of/notes', 'siteData/current/history'])(
    'may do nothing in %s',
    async (path) => {
      await database.store(`${path}/${leadId}`, { text: 'x' });
      await database.store(`botReceipts/${leadId}`, sampleReceipt());
      const documents = collection(database.as(persona), path);
      const document = doc(documents, leadId);

      await assertFails(getDoc(document));
      await assertFails(getDocs(documents));
      await assertFails(setDoc(document, { text: 'y' }));
      await assertFails(deleteDoc(document));
      await assertFails(setDoc(doc(documents, 'new'), sampleQuote()));
    },
  );
});
