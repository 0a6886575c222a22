import { type DocumentData, doc, setDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { contactReceipt, sampleContact } from './contact.sample.ts';
import { daysFromNow, leadId } from './quote.sample.ts';
import { assertFails, assertSucceeds, personas, rulesDatabase, without } from './rules-database.ts';

const database = rulesDatabase();
const path = `contacts/${leadId}`;
const write = (contact: DocumentData) => setDoc(doc(database.as('a visitor'), path), contact);

/** Another value of each field that a new message could have. */
const otherValues: DocumentData = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  message: 'Something else.',
  createdAt: daysFromNow(0.1).toISOString(),
  recaptchaScore: 0.8,
};

describe('a stored message', () => {
  let contact: DocumentData;

  beforeEach(async () => {
    contact = sampleContact();
    await database.store(path, contact);
  });

  test.each(personas)('%s may send it again unchanged, without a receipt', async (persona) => {
    await assertSucceeds(setDoc(doc(database.as(persona), path), contact));
  });

  test('the table below has every field', () => {
    expect(Object.keys(otherValues).sort()).toEqual(Object.keys(contact).sort());
  });

  test.each(Object.entries(otherValues))(
    'denied: sent again with another %s',
    async (field, value) => {
      await assertFails(write({ ...contact, [field]: value }));
    },
  );

  test.each(Object.keys(otherValues))('denied: sent again without %s', async (field) => {
    await assertFails(write(without(field, contact)));
  });

  test('denied: sent again with an additional field', async () => {
    await assertFails(write({ ...contact, unknown: 'x' }));
  });
});

describe('a used receipt', () => {
  beforeEach(() => database.store(`botReceipts/${leadId}`, contactReceipt()));

  test('lets the same message arrive twice', async () => {
    const contact = sampleContact();

    await assertSucceeds(write(contact));
    await assertSucceeds(write(contact));
  });

  test('denied: another message with it, however complete', async () => {
    await assertSucceeds(write(sampleContact()));

    await assertFails(write(sampleContact({ message: 'Something else.' })));
  });
});

describe('the age of a message', () => {
  const stored = async (days: number) => {
    const contact = sampleContact({ createdAt: daysFromNow(days).toISOString() });
    await database.store(path, contact);
    return contact;
  };

  test.each([-1.99, -1, 1])('allowed: sent again %s days from its check', async (days) => {
    await assertSucceeds(write(await stored(days)));
  });

  test.each([-2.01, -30])('denied: sent again %s days from its check', async (days) => {
    await assertFails(write(await stored(days)));
  });
});
