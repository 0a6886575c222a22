import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { leadKinds } from '#src/model/lead-forms/lead-kinds.ts';
import { leadMail } from '#src/model/leads/lead-documents.ts';
import { testWho } from './access.ts';
import { daysFromNow, leadId, sampleReceipt } from './leads.sample.ts';
import {
  assertFails,
  assertSucceeds,
  type Persona,
  rulesDatabase,
  without,
} from './rules-database.ts';

const database = rulesDatabase();

const news = (changes: DocumentData = {}): DocumentData => ({
  ...leadMail('mortgageQuotes', leadId, new Date()),
  ...changes,
});
const template = (name: string, data: DocumentData) => ({ template: { name, data } });

const send = (mail: DocumentData, persona: Persona = 'a visitor') =>
  database.by(persona).set(`mail/${leadId}`, mail);

beforeEach(async () => {
  await database.store(`mortgageQuotes/${leadId}`, { text: 'a quote' });
  await database.store(`botReceipts/${leadId}`, sampleReceipt());
});

describe('the mail about a new lead', () => {
  testWho('send it', 'a visitor', (persona) => send(news(), persona));

  test.each(Object.values(leadKinds))('may be about $collection', async ({ collection }) => {
    await database.store(`${collection}/${leadId}`, { text: 'x' });

    await assertSucceeds(send(news(leadMail(collection, leadId, new Date()))));
  });

  test.each([-0.9, 0.9])('may come from a clock that is %s hours off', async (hours) => {
    await assertSucceeds(send(news({ expiresAt: daysFromNow(7 + hours / 24) })));
  });

  test.each([-1.1, 1.1])('denied: kept for %s hours more than a week', async (hours) => {
    await assertFails(send(news({ expiresAt: daysFromNow(7 + hours / 24) })));
  });

  test.each(Object.keys(news()))('denied: %s is missing', async (field) => {
    await assertFails(send(without(field, news())));
  });

  test.each<[words: string, changes: DocumentData]>([
    ['to someone else', { toUids: ['visitor'] }],
    ['to someone else as well', { toUids: ['owner', 'visitor'] }],
    ['to nobody', { toUids: [] }],
    ['to an address', { to: 'ana@example.com' }],
    ['with a text of its own', { message: { subject: 'Hello', text: 'Buy this.' } }],
    ['from another template', template('other', { kind: 'mortgageQuotes', leadId })],
    ['about a lead of another kind', template('new-lead', { kind: 'contacts', leadId })],
    ['about a document that is not a lead', template('new-lead', { kind: 'botReceipts', leadId })],
    [
      'about another lead',
      template('new-lead', { kind: 'mortgageQuotes', leadId: 'A'.repeat(43) }),
    ],
    ['with a name', template('new-lead', { kind: 'mortgageQuotes', leadId, name: 'Ana' })],
    [
      'with an additional template value',
      { template: { ...news().template, attachments: [{ path: 'https://example.com' }] } },
    ],
    ['with an attachment', { attachments: [{ path: 'https://example.com' }] }],
    ['that is kept until a string', { expiresAt: daysFromNow(7).toISOString() }],
  ])('denied: %s', async (_words, changes) => {
    await database.store(`mortgageQuotes/${'A'.repeat(43)}`, { text: 'another quote' });

    await assertFails(send(news(changes)));
  });

  test.each<[words: string, receipt: DocumentData]>([
    ['that was never checked', { expiresAt: null }],
    ['whose receipt has expired', { expiresAt: Timestamp.fromMillis(Date.now() - 1) }],
    ...[0.49, 0, Number.NaN].map((score): [string, DocumentData] => [
      `with a score of ${score}`,
      { score },
    ]),
  ])('denied: about a lead %s', async (_words, receipt) => {
    await database.store(`botReceipts/${leadId}`, sampleReceipt({ score: 0.5, ...receipt }));
    await assertFails(send(news()));

    await database.store(`botReceipts/${leadId}`, sampleReceipt({ score: 0.5 }));
    await assertSucceeds(send(news()));
  });

  test('denied: about a lead that does not exist', async () => {
    const id = 'A'.repeat(43);
    await database.store(`botReceipts/${id}`, sampleReceipt());

    const mail = leadMail('mortgageQuotes', id, new Date());

    await assertFails(database.by('a visitor').set(`mail/${id}`, mail));
  });

  test.each(['a visitor', 'an admin at the desk'] as const)(
    'denied: a second time, by %s',
    async (persona) => {
      const mail = news();
      await assertSucceeds(send(mail));

      await assertFails(send(mail, persona));
    },
  );
});
