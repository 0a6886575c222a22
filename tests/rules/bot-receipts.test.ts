import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { verifierActions } from '#src/domain/leads/submission/bot-check.contract.ts';
import { leadId, sampleQuote, sampleReceipt } from './quote.sample.ts';
import { assertFails, assertSucceeds, personas, rulesDatabase, without } from './rules-database.ts';

const database = rulesDatabase();
const createQuote = (id = leadId) =>
  setDoc(doc(database.as('a visitor'), `mortgageQuotes/${id}`), sampleQuote());

describe.each(personas)('%s', (persona) => {
  test('may not read, list, write or delete receipts', async () => {
    await database.store(`botReceipts/${leadId}`, sampleReceipt());
    const receipts = collection(database.as(persona), 'botReceipts');
    const receipt = doc(receipts, leadId);

    await assertFails(getDoc(receipt));
    await assertFails(getDocs(receipts));
    await assertFails(setDoc(doc(receipts, leadId.toLowerCase()), sampleReceipt()));
    await assertFails(updateDoc(receipt, { expiresAt: Timestamp.now() }));
    await assertFails(deleteDoc(receipt));
  });

  test('may not write a receipt together with a quote', async () => {
    const firestore = database.as(persona);
    const batch = writeBatch(firestore)
      .set(doc(firestore, `botReceipts/${leadId}`), sampleReceipt())
      .set(doc(firestore, `mortgageQuotes/${leadId}`), sampleQuote());

    await assertFails(batch.commit());
  });
});

describe('a new quote', () => {
  test('is allowed with the receipt of its check', async () => {
    await database.store(`botReceipts/${leadId}`, sampleReceipt());

    await assertSucceeds(createQuote());
  });

  test('denied: nothing was verified', async () => {
    await assertFails(createQuote());
  });

  test('denied: the receipt belongs to another lead', async () => {
    await database.store(`botReceipts/${leadId}`, sampleReceipt());

    await assertFails(createQuote(leadId.toLowerCase()));
  });

  test.each(['short', `${leadId}A`, leadId.replace('_', '+')])(
    "denied: the receipt has the id '%s', which no verifier assigns",
    async (id) => {
      await database.store(`botReceipts/${id}`, sampleReceipt());

      await assertFails(createQuote(id));
    },
  );

  test.each(refusedReceipts())('denied: %s', async (_words, receipt) => {
    await database.store(`botReceipts/${leadId}`, receipt);

    await assertFails(createQuote());
  });
});

function refusedReceipts(): [words: string, receipt: DocumentData][] {
  const soonMs = Date.now() + 60_000;
  return [
    ...verifierActions.verifyRecaptcha.map((action): [string, DocumentData] => [
      `the receipt is for the action ${action}`,
      sampleReceipt({ action }),
    ]),
    ['the receipt has a lower score', sampleReceipt({ score: 0.1 })],
    ['the receipt has a higher score', sampleReceipt({ score: 0.91 })],
    ['the receipt has its score as a string', sampleReceipt({ score: '0.9' })],
    ['the receipt has expired', sampleReceipt({ expiresAt: Timestamp.fromMillis(Date.now() - 1) })],
    [
      'the receipt has its expiry as a string',
      sampleReceipt({ expiresAt: new Date(soonMs).toISOString() }),
    ],
    ['the receipt has its expiry in milliseconds', sampleReceipt({ expiresAt: soonMs })],
    ['the receipt has no action', without('action', sampleReceipt())],
    ['the receipt has no score', without('score', sampleReceipt())],
    ['the receipt has no expiry', without('expiresAt', sampleReceipt())],
  ];
}
