import {
  type DocumentData,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  daysFromNow,
  leadId,
  minutesFromNow,
  minutesOfRewrite,
  sampleQuote,
  sampleReceipt,
} from './quote.sample.ts';
import { assertFails, assertSucceeds, personas, rulesDatabase, without } from './rules-database.ts';

const database = rulesDatabase();
const path = `mortgageQuotes/${leadId}`;
const write = (quote: DocumentData) => setDoc(doc(database.as('a visitor'), path), quote);

/** Another value of each field that a new quote could have, or that someone might try to set. */
const otherValues: DocumentData = {
  firstName: 'Grace',
  lastName: 'Hopper',
  fullName: 'Grace Hopper',
  email: 'grace@example.com',
  phone: '(555) 765-4321',
  address: '121 Maple Street',
  zipCode: '02139',
  income: 96_001,
  creditScore: '800-850',
  loanType: 'va',
  homePrice: 450_001,
  downPayment: '20%',
  timeline: 'immediately',
  contactConsent: false,
  companyName: 'Acme',
  source: 'elsewhere',
  type: 'insurance',
  status: 'contacted',
  recaptchaScore: 0.8,
  recaptchaAction: 'contact',
  recaptchaVerifiedAt: minutesFromNow(1),
};

describe('a stored quote', () => {
  let quote: DocumentData;

  beforeEach(async () => {
    quote = sampleQuote();
    await database.store(path, { ...quote, createdAt: Timestamp.fromMillis(Date.now() - 5_000) });
  });

  test.each(personas)('%s may send it again unchanged, without a receipt', async (persona) => {
    await assertSucceeds(setDoc(doc(database.as(persona), path), quote));
  });

  test('may be sent again unchanged after its receipt has expired', async () => {
    const expired = sampleReceipt({ expiresAt: Timestamp.fromDate(daysFromNow(-1)) });
    await database.store(`botReceipts/${leadId}`, expired);

    await assertSucceeds(write(quote));
  });

  test('the table below has every field but createdAt', () => {
    expect([...Object.keys(otherValues), 'createdAt'].sort()).toEqual(Object.keys(quote).sort());
  });

  test.each(Object.entries(otherValues))(
    'denied: sent again with another %s',
    async (field, value) => {
      await assertFails(write({ ...quote, [field]: value }));
    },
  );

  test.each(Object.keys(otherValues))('denied: sent again without %s', async (field) => {
    await assertFails(write(without(field, quote)));
  });

  test('denied: sent again with an additional field', async () => {
    await assertFails(write({ ...quote, unknown: 'x' }));
  });

  test('denied: sent again with a client time as createdAt', async () => {
    await assertFails(write({ ...quote, createdAt: Timestamp.now() }));
  });

  test('denied: sent again without createdAt', async () => {
    await assertFails(write(without('createdAt', quote)));
  });
});

describe('a used receipt', () => {
  beforeEach(() => database.store(`botReceipts/${leadId}`, sampleReceipt()));

  test('lets the same content arrive twice', async () => {
    const quote = sampleQuote();

    await assertSucceeds(write(quote));
    await assertSucceeds(write(quote));
  });

  test('denied: other content with it, however complete', async () => {
    await assertSucceeds(write(sampleQuote()));

    await assertFails(write(sampleQuote({ firstName: 'Grace', lastName: 'Hopper' })));
  });
});

describe('the age of a quote', () => {
  // A visitor who sent it again has just moved createdAt, which must not prolong anything.
  const storeVerifiedAt = async (minutes: number) => {
    const quote = sampleQuote({ recaptchaVerifiedAt: minutesFromNow(minutes) });
    await database.store(path, { ...quote, createdAt: Timestamp.now() });
    return { ...quote, createdAt: serverTimestamp() };
  };

  test.each(minutesOfRewrite.allowed)(
    'allowed: sent again, its check %s minutes from now',
    async (minutes) => {
      await assertSucceeds(write(await storeVerifiedAt(minutes)));
    },
  );

  test.each(minutesOfRewrite.denied)(
    'denied: sent again, its check %s minutes from now',
    async (minutes) => {
      await assertFails(write(await storeVerifiedAt(minutes)));
    },
  );
});
