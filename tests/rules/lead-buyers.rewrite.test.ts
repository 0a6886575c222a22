import { type DocumentData, doc, setDoc, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { applicationReceipt, sampleApplication } from './lead-buyer.sample.ts';
import { daysFromNow, leadId, minutesFromNow, minutesOfRewrite } from './quote.sample.ts';
import { assertFails, assertSucceeds, personas, rulesDatabase, without } from './rules-database.ts';

const database = rulesDatabase();
const path = `leadBuyers/${leadId}`;
const write = (application: DocumentData) =>
  setDoc(doc(database.as('a visitor'), path), application);

/**
 * Another value of each field that a new application could have, or that someone might try to set.
 */
const otherValues: DocumentData = {
  companyName: 'Acme',
  companyType: 'Bank',
  website: 'https://acme.com',
  contactName: 'Grace Hopper',
  email: 'grace@example.com',
  phone: '5557654321',
  state: 'Texas',
  leadTypes: ['Purchase Mortgage'],
  monthlyBudget: 'Under $1,000',
  leadVolume: 'Up to 10 leads a month',
  contactConsent: false,
  createdAt: minutesFromNow(1),
  recaptchaScore: 0.8,
};

describe('a stored application', () => {
  let application: DocumentData;

  beforeEach(async () => {
    application = sampleApplication();
    await database.store(path, application);
  });

  test.each(personas)('%s may send it again unchanged, without a receipt', async (persona) => {
    await assertSucceeds(setDoc(doc(database.as(persona), path), application));
  });

  test('may be sent again unchanged after its receipt has expired', async () => {
    const expired = applicationReceipt({ expiresAt: Timestamp.fromDate(daysFromNow(-1)) });
    await database.store(`botReceipts/${leadId}`, expired);

    await assertSucceeds(write(application));
  });

  test('the table below has every field', () => {
    expect(Object.keys(otherValues).sort()).toEqual(Object.keys(application).sort());
  });

  test.each(Object.entries(otherValues))(
    'denied: sent again with another %s',
    async (field, value) => {
      await assertFails(write({ ...application, [field]: value }));
    },
  );

  test.each(Object.keys(otherValues))('denied: sent again without %s', async (field) => {
    await assertFails(write(without(field, application)));
  });

  test('denied: sent again with an additional field', async () => {
    await assertFails(write({ ...application, unknown: 'x' }));
  });
});

describe('a used receipt', () => {
  beforeEach(() => database.store(`botReceipts/${leadId}`, applicationReceipt()));

  test('lets the same content arrive twice', async () => {
    const application = sampleApplication();

    await assertSucceeds(write(application));
    await assertSucceeds(write(application));
  });

  test('denied: other content with it, however complete', async () => {
    await assertSucceeds(write(sampleApplication()));

    await assertFails(write(sampleApplication({ companyName: 'Acme' })));
  });
});

describe('the age of an application', () => {
  const storeCreatedAt = async (minutes: number) => {
    const application = sampleApplication({ createdAt: minutesFromNow(minutes) });
    await database.store(path, application);
    return application;
  };

  test.each(minutesOfRewrite.allowed)(
    'allowed: sent again, its time %s minutes from now',
    async (minutes) => {
      await assertSucceeds(write(await storeCreatedAt(minutes)));
    },
  );

  test.each(minutesOfRewrite.denied)(
    'denied: sent again, its time %s minutes from now',
    async (minutes) => {
      await assertFails(write(await storeCreatedAt(minutes)));
    },
  );
});
