import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { verifierActions } from '#src/model/lead-forms/bot-check.contract.ts';
import { testAccess, testWho } from './access.ts';
import {
  leadId,
  leadSender,
  sampleApplication,
  sampleContact,
  sampleQuote,
  sampleReceipt,
} from './leads.sample.ts';
import { assertFails, assertSucceeds, personas, rulesDatabase, without } from './rules-database.ts';

const database = rulesDatabase();
const receiptPath = `botReceipts/${leadId}`;

describe.each([
  { collection: 'mortgageQuotes', sample: sampleQuote, action: 'submit', fields: 22 },
  { collection: 'contacts', sample: sampleContact, action: 'contact', fields: 5 },
  { collection: 'leadBuyers', sample: sampleApplication, action: 'purchase_leads', fields: 13 },
])('a new lead of $collection', ({ collection, sample, action, fields }) => {
  const send = leadSender(database, collection, action);

  test.each(personas)('%s may send it', async (persona) => {
    await assertSucceeds(send(sample(), {}, persona));
  });

  test(`has the ${fields} fields of the specification`, () => {
    expect(Object.keys(sample())).toHaveLength(fields);
  });

  test.each(Object.entries(sample()))(
    'denied: %s is missing, null or of another type',
    async (field, value) => {
      const other = typeof value === 'string' ? { text: value } : String(value);
      await assertFails(send(without(field, sample())));
      await assertFails(send(sample({ [field]: null })));
      await assertFails(send(sample({ [field]: other })));
    },
  );

  test('denied: an additional field', async () => {
    await assertFails(send(sample({ unknown: 'x' })));
  });

  test('denied: without a receipt, or with that of another lead', async () => {
    const { set } = database.by('a visitor');
    await assertFails(set(`${collection}/${leadId}`, sample()));
    await database.store(receiptPath, sampleReceipt({ action }));
    await assertFails(set(`${collection}/${leadId.toLowerCase()}`, sample()));
  });

  test.each(Object.values(verifierActions).flat())('a receipt for %s', async (other) => {
    const assertion = other === action ? assertSucceeds : assertFails;
    await assertion(send(sample(), { action: other }));
  });

  test.each([{ score: 0.8 }, { score: 1 }, { expiresAt: Timestamp.fromMillis(Date.now() - 1) }])(
    'denied: the receipt has %o, and the lead a score of 0.9',
    async (receipt) => {
      await assertFails(send(sample(), receipt));
    },
  );
});

describe('the receipt of a quote', () => {
  const soonMs = Date.now() + 60_000;

  test.each<[words: string, receipt: DocumentData]>([
    ['has its score as a string', sampleReceipt({ score: '0.9' })],
    ['has its expiry as a string', sampleReceipt({ expiresAt: new Date(soonMs).toISOString() })],
    ['has its expiry in milliseconds', sampleReceipt({ expiresAt: soonMs })],
    ['has no action', without('action', sampleReceipt())],
    ['has no score', without('score', sampleReceipt())],
    ['has no expiry', without('expiresAt', sampleReceipt())],
  ])('denied: it %s', async (_words, receipt) => {
    await database.store(receiptPath, receipt);

    await assertFails(database.by('a visitor').set(`mortgageQuotes/${leadId}`, sampleQuote()));
  });

  test.each(['short', `${leadId}A`, leadId.replace('_', '+')])(
    "denied: it has the id '%s', which no verifier assigns",
    async (id) => {
      await database.store(`botReceipts/${id}`, sampleReceipt());

      await assertFails(database.by('a visitor').set(`mortgageQuotes/${id}`, sampleQuote()));
    },
  );
});

testAccess(database, receiptPath, { get: 'nobody', list: 'nobody' }, sampleReceipt());
testWho('create a receipt', 'nobody', (persona) =>
  database.by(persona).set(receiptPath, sampleReceipt()),
);
testWho('change a receipt', 'nobody', async (persona) => {
  await database.store(receiptPath, sampleReceipt());
  await database.by(persona).update(receiptPath, { expiresAt: Timestamp.now() });
});
testWho('write a receipt together with a quote', 'nobody', (persona) =>
  database
    .by(persona)
    .commit({ [receiptPath]: sampleReceipt(), [`mortgageQuotes/${leadId}`]: sampleQuote() }),
);
