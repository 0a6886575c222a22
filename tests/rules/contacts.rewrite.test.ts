import { type DocumentData, doc, setDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { contactReceipt, sampleContact } from './contact.sample.ts';
import { leadId, minutesFromNow, minutesOfRewrite } from './quote.sample.ts';
import { assertFails, assertSucceeds, personas, rulesDatabase, without } from './rules-database.ts';

const database = rulesDatabase();
const path = `contacts/${leadId}`;
const write = (contact: DocumentData) => setDoc(doc(database.as('a visitor'), path), contact);

/** Another value of each field that a new message could have. */
const otherValues: DocumentData = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  message: 'Something else.',
  createdAt: minutesFromNow(1),
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
  const stored = async (minutes: number) => {
    const contact = sampleContact({ createdAt: minutesFromNow(minutes) });
    await database.store(path, contact);
    return contact;
  };

  test.each(minutesOfRewrite.allowed)(
    'allowed: sent again, its time %s minutes from now',
    async (minutes) => {
      await assertSucceeds(write(await stored(minutes)));
    },
  );

  test.each(minutesOfRewrite.denied)(
    'denied: sent again, its time %s minutes from now',
    async (minutes) => {
      await assertFails(write(await stored(minutes)));
    },
  );
});
