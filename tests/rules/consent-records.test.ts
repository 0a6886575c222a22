import { type DocumentData, doc, setDoc, writeBatch } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { leadBuyerWordings, quoteWordings } from '#src/domain/leads/consent-wordings.ts';
import { paths } from '#src/lib/paths.ts';
import { hashOfWording } from '#tests/fixtures/consent-wordings.ts';
import { applicationReceipt, sampleApplication } from './lead-buyer.sample.ts';
import { applicationConsent, sampleConsent } from './lead-desk.sample.ts';
import {
  daysFromNow,
  leadId,
  minutesFromNow,
  minutesOfRewrite,
  sampleQuote,
  sampleReceipt,
} from './quote.sample.ts';
import {
  assertFails,
  assertSucceeds,
  type Persona,
  personas,
  rulesDatabase,
  without,
} from './rules-database.ts';

const database = rulesDatabase();
const path = `consentRecords/${leadId}`;
const quotePath = `mortgageQuotes/${leadId}`;
const applicationPath = `leadBuyers/${leadId}`;

/** Sends a consent in one commit with a lead of its kind, as the forms do. */
async function send(
  consent: DocumentData,
  persona: Persona = 'a visitor',
  kind: string = consent.kind,
): Promise<void> {
  const firestore = database.as(persona);
  const isQuote = kind === 'mortgageQuotes';
  await database.store(`botReceipts/${leadId}`, isQuote ? sampleReceipt() : applicationReceipt());
  await writeBatch(firestore)
    .set(
      doc(firestore, isQuote ? quotePath : applicationPath),
      isQuote ? sampleQuote() : sampleApplication(),
    )
    .set(doc(firestore, path), consent)
    .commit();
}

describe('a consent', () => {
  test.each(personas)('%s may send it with a quote', async (persona) => {
    await assertSucceeds(send(sampleConsent(), persona));
  });

  test('may come with an application', async () => {
    await assertSucceeds(send(applicationConsent()));
  });

  test.each(quoteWordings)(
    'may have the wording of a quote since $since, with the hash of its text',
    async ({ since, text }) => {
      const consent = sampleConsent({ wording: since });
      await assertFails(send({ ...consent, wordingHash: hashOfWording(`${text} `) }));
      await assertSucceeds(send({ ...consent, wordingHash: hashOfWording(text) }));
    },
  );

  test.each(leadBuyerWordings)(
    'may have the wording of an application since $since, with the hash of its text',
    async ({ since, text }) => {
      const consent = applicationConsent({ wording: since });
      await assertFails(send({ ...consent, wordingHash: hashOfWording(`${text} `) }));
      await assertSucceeds(send({ ...consent, wordingHash: hashOfWording(text) }));
    },
  );

  test.each([paths.quote, paths.preApproval])('may be given at %s', async (page) => {
    await assertSucceeds(send(sampleConsent({ page })));
  });

  test.each([-1.9, 1.9])('may come from a clock that is %s days off', async (days) => {
    await assertSucceeds(send(sampleConsent({ givenAt: daysFromNow(days).toISOString() })));
  });

  test('may say that Global Privacy Control was on', async () => {
    await assertSucceeds(send(sampleConsent({ globalPrivacyControl: true })));
  });

  test.each(Object.keys(sampleConsent()))('denied: %s is missing', async (field) => {
    await assertFails(send(without(field, sampleConsent()), 'a visitor', 'mortgageQuotes'));
  });

  test.each<[words: string, changes: DocumentData]>([
    ['a kind other than that of its lead', applicationConsent()],
    ['a kind without a consent', { kind: 'contacts', page: paths.contact }],
    ['a wording that was never shown', { wording: '2026-11-20' }],
    ['an unknown wording', { wording: 'unknown' }],
    ["the hash of the application's wording", { wordingHash: applicationConsent().wordingHash }],
    ["the application's wording and page", { ...applicationConsent(), kind: 'mortgageQuotes' }],
    ['another page', { page: paths.home }],
    ['an unknown page', { page: 'unknown' }],
    ["the application's page", { page: paths.purchaseLeads }],
    ['another language', { language: 'es' }],
    ['a string as Global Privacy Control', { globalPrivacyControl: 'true' }],
    ['a time three days ago', { givenAt: daysFromNow(-3).toISOString() }],
    ['no time', { givenAt: 'today' }],
    ['a name', { name: 'Ana' }],
  ])('denied: it contains %s', async (_words, changes) => {
    await assertFails(send(sampleConsent(changes), 'a visitor', 'mortgageQuotes'));
  });

  test.each([
    { page: paths.quote },
    { wording: '2026-11-20' },
    { wording: 'unknown' },
    { wordingHash: sampleConsent().wordingHash },
    { ...sampleConsent(), kind: 'leadBuyers' },
  ])('denied: with an application, it contains %o', async (changes) => {
    await assertFails(send(applicationConsent(changes)));
  });
});

describe('a consent without its lead', () => {
  const write = () => setDoc(doc(database.as('a visitor'), path), sampleConsent());

  test('is denied', async () => {
    await assertFails(write());
  });

  test('is denied after the lead', async () => {
    await database.store(quotePath, sampleQuote());

    await assertFails(write());
  });

  test('is denied together with a lead that is sent again', async () => {
    const { createdAt: _, ...quote } = sampleQuote();
    await database.store(quotePath, { ...quote, createdAt: new Date() });

    await assertFails(send(sampleConsent()));
  });

  test('is not stored when its lead is denied', async () => {
    const firestore = database.as('a visitor');
    const batch = writeBatch(firestore)
      .set(doc(firestore, quotePath), sampleQuote())
      .set(doc(firestore, path), sampleConsent());

    await assertFails(batch.commit());
  });
});

test('accepts a lead without a consent record', async () => {
  await database.store(`botReceipts/${leadId}`, sampleReceipt());

  await assertSucceeds(setDoc(doc(database.as('a visitor'), quotePath), sampleQuote()));
});

describe('a stored consent', () => {
  let consent: DocumentData;
  beforeEach(() => {
    consent = sampleConsent();
  });
  const write = (changes: DocumentData = {}) =>
    setDoc(doc(database.as('a visitor'), path), { ...consent, ...changes });

  test('may be sent again unchanged with its quote', async () => {
    const quote = sampleQuote();
    await database.store(`botReceipts/${leadId}`, sampleReceipt());
    const firestore = database.as('a visitor');
    const sendBoth = () =>
      writeBatch(firestore)
        .set(doc(firestore, quotePath), quote)
        .set(doc(firestore, path), consent)
        .commit();

    await assertSucceeds(sendBoth());
    await assertSucceeds(sendBoth());
  });

  const otherValues: DocumentData = {
    kind: 'leadBuyers',
    wording: '2026-11-22',
    wordingHash: 'x'.repeat(43),
    page: paths.preApproval,
    language: 'es',
    globalPrivacyControl: true,
    givenAt: minutesFromNow(1),
  };

  test('the table above has every field', () => {
    expect(Object.keys(otherValues).sort()).toEqual(Object.keys(sampleConsent()).sort());
  });

  test.each(Object.entries(otherValues))('denied: with another %s', async (field, value) => {
    await database.store(path, consent);

    await assertFails(write({ [field]: value }));
  });

  test('denied: with an additional field', async () => {
    await database.store(path, consent);

    await assertFails(write({ unknown: 'x' }));
  });

  test('denied: replacing it by another one with a new lead after the first was deleted', async () => {
    await database.store(path, consent);

    await assertFails(send({ ...consent, globalPrivacyControl: true }));
    await assertSucceeds(send(consent));
  });

  const storeGivenAt = async (minutes: number) => {
    consent = sampleConsent({ givenAt: minutesFromNow(minutes) });
    await database.store(path, consent);
  };

  test.each(minutesOfRewrite.allowed)(
    'allowed: sent again, given %s minutes from now',
    async (minutes) => {
      await storeGivenAt(minutes);

      await assertSucceeds(write());
    },
  );

  test.each(minutesOfRewrite.denied)(
    'denied: sent again, given %s minutes from now',
    async (minutes) => {
      await storeGivenAt(minutes);

      await assertFails(write());
    },
  );
});
