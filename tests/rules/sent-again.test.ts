import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { rewriteWindowMs } from '#src/model/lead-forms/bot-check.contract.ts';
import { sampleConsent, sampleRevocation } from './lead-desk.sample.ts';
import {
  leadId,
  minutesFromNow,
  sampleApplication,
  sampleContact,
  sampleQuote,
  sampleReceipt,
} from './leads.sample.ts';
import { assertFails, assertSucceeds, personas, rulesDatabase, without } from './rules-database.ts';

const database = rulesDatabase();
const earlier = Timestamp.fromMillis(Date.now() - 5_000);
const windowMinutes = rewriteWindowMs / 60_000;

interface Kind {
  path: string;
  sample: (changes?: DocumentData) => DocumentData;
  /** The field with the time from which it may arrive again for a while. */
  time: string;
  /** The action of the receipt that a new one needs, if it needs any. */
  action?: string;
}

describe.each<Kind>([
  {
    path: `mortgageQuotes/${leadId}`,
    sample: sampleQuote,
    // A visitor who sends it again moves createdAt, which must not prolong anything.
    time: 'recaptchaVerifiedAt',
    action: 'submit',
  },
  { path: `contacts/${leadId}`, sample: sampleContact, time: 'createdAt', action: 'contact' },
  {
    path: `leadBuyers/${leadId}`,
    sample: sampleApplication,
    time: 'createdAt',
    action: 'purchase_leads',
  },
  { path: `consentRecords/${leadId}`, sample: sampleConsent, time: 'givenAt' },
  { path: `revocations/${leadId}-withdraw`, sample: sampleRevocation, time: 'askedAt' },
])('sent again: $path', ({ path, sample, time, action }) => {
  /** Stores a document, and returns what a browser would send again. */
  async function store(changes: DocumentData = {}): Promise<DocumentData> {
    const sent = sample(changes);
    // The time that the server sets.
    const isServerTime = typeof sent.createdAt === 'object';
    await database.store(path, isServerTime ? { ...sent, createdAt: earlier } : sent);
    return sent;
  }
  const send = (data: DocumentData) => database.by('a visitor').set(path, data);

  test.each(personas)('%s may do so unchanged, without a receipt', async (persona) => {
    await assertSucceeds(database.by(persona).set(path, await store()));
  });

  test.each(Object.keys(sample()))('denied: another %s, or none', async (field) => {
    const sent = await store();

    await assertFails(send({ ...sent, [field]: 'another' }));
    await assertFails(send(without(field, sent)));
  });

  test('denied: an additional field', async () => {
    await assertFails(send({ ...(await store()), unknown: 'x' }));
  });

  test.each([1 - windowMinutes, windowMinutes - 1])(
    `allowed: its ${time} %s minutes from now`,
    async (minutes) => {
      await assertSucceeds(send(await store({ [time]: minutesFromNow(minutes) })));
    },
  );

  test.each([-1 - windowMinutes, windowMinutes + 1, -2_000])(
    `denied: its ${time} %s minutes from now`,
    async (minutes) => {
      await assertFails(send(await store({ [time]: minutesFromNow(minutes) })));
    },
  );

  test.each(action ? [action] : [])('a used receipt to %s stores nothing else', async (action) => {
    await database.store(`botReceipts/${leadId}`, sampleReceipt({ action }));
    const sent = sample();

    await assertSucceeds(send(sent));
    await assertSucceeds(send(sent));
    await assertFails(send({ ...sent, email: 'grace@example.com' }));
  });
});
