import type { DocumentData } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { paths } from '#src/lib/addresses/paths.ts';
import { leadBuyerWordings, quoteWordings } from '#src/model/lead-forms/consent-wordings.ts';
import { hashOfWording } from '#tests/fixtures/consent-wordings.ts';
import { applicationConsent, sampleConsent } from './lead-desk.sample.ts';
import {
  daysFromNow,
  leadId,
  sampleApplication,
  sampleQuote,
  sampleReceipt,
} from './leads.sample.ts';
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
  const [receipt, leadPath, lead] =
    kind === 'mortgageQuotes'
      ? [sampleReceipt(), quotePath, sampleQuote()]
      : [sampleReceipt({ action: 'purchase_leads' }), applicationPath, sampleApplication()];
  await database.store(`botReceipts/${leadId}`, receipt);
  await database.by(persona).commit({ [leadPath]: lead, [path]: consent });
}

describe('a consent', () => {
  test.each(personas)('%s may send it with a quote', async (persona) => {
    await assertSucceeds(send(sampleConsent(), persona));
  });

  test('may come with an application', async () => {
    await assertSucceeds(send(applicationConsent()));
  });

  test.each([
    ...quoteWordings.map((wording) => ({ of: 'quote', ...wording, sample: sampleConsent })),
    ...leadBuyerWordings.map((wording) => ({
      of: 'application',
      ...wording,
      sample: applicationConsent,
    })),
  ])(
    'may have the wording of the $of since $since, with the hash of its text',
    async ({ since, text, sample }) => {
      const consent = sample({ wording: since });
      await assertFails(send({ ...consent, wordingHash: hashOfWording(`${text} `) }));
      await assertSucceeds(send({ ...consent, wordingHash: hashOfWording(text) }));
    },
  );

  test.each([paths.quote, paths.preApproval])('may be given at %s', async (page) => {
    await assertSucceeds(send(sampleConsent({ page })));
  });

  test.each([
    { givenAt: daysFromNow(-1.9).toISOString() },
    { givenAt: daysFromNow(1.9).toISOString() },
    { globalPrivacyControl: true },
  ])('may say %o', async (changes) => {
    await assertSucceeds(send(sampleConsent(changes)));
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
  test('is denied, also after the lead', async () => {
    await assertFails(database.by('a visitor').set(path, sampleConsent()));
    await database.store(quotePath, sampleQuote());
    await assertFails(database.by('a visitor').set(path, sampleConsent()));
  });

  test('is denied together with a lead that is sent again', async () => {
    await database.store(quotePath, { ...sampleQuote(), createdAt: new Date() });

    await assertFails(send(sampleConsent()));
  });
});

describe('a stored consent', () => {
  test('may be sent again unchanged with its quote', async () => {
    const quote = sampleQuote();
    const both = { [quotePath]: quote, [path]: sampleConsent() };
    await database.store(`botReceipts/${leadId}`, sampleReceipt());

    await assertSucceeds(database.by('a visitor').commit(both));
    await assertSucceeds(database.by('a visitor').commit(both));
  });

  test('denied: replacing it by another one with a new lead after the first was deleted', async () => {
    const consent = sampleConsent();
    await database.store(path, consent);

    await assertFails(send({ ...consent, globalPrivacyControl: true }));
    await assertSucceeds(send(consent));
  });
});
