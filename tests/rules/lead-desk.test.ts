import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { type DeletionWrite, listEndOfEvents } from '#src/model/leads/lead-deletion.ts';
import { site } from '#src/site.ts';
import { testAccess, testWho } from './access.ts';
import { sampleConsent, sampleRevocation, sampleState } from './lead-desk.sample.ts';
import { daysFromNow, leadId, sampleReceipt } from './leads.sample.ts';
import {
  assertFails,
  assertSucceeds,
  type Persona,
  personas,
  rulesDatabase,
} from './rules-database.ts';

const database = rulesDatabase();
const desk = 'an admin at the desk';
const leads = ['mortgageQuotes', 'contacts', 'leadBuyers'];
const others = ['leadStates', 'consentRecords', 'revocations', 'botReceipts'];

/** Deletes documents in one commit, which leaves the day to the links of leads. */
const deleteAll = (paths: readonly string[], persona: Persona = desk) => {
  const writes = paths.flatMap((path): DeletionWrite[] => {
    const [name = '', id = ''] = path.split('/');
    return [[path], ...listEndOfEvents(name, id, new Date())];
  });
  return database
    .by(persona)
    .commit(Object.fromEntries(writes.map(([path, data = null]) => [path, data])));
};

/** A document for any of the collections. These rules do not check its contents. */
const stored: DocumentData = { text: 'x' };

const nobody = { get: 'nobody', list: 'nobody', delete: 'nobody' } as const;
const access: Readonly<Record<string, Parameters<typeof testAccess>[2]>> = {
  mortgageQuotes: { get: desk, list: desk },
  contacts: { get: desk, list: desk },
  leadBuyers: { get: desk, list: desk },
  leadStates: { get: desk, list: desk, delete: desk },
  consentRecords: { get: desk, list: desk },
  // Its id is as good as the link that its sender has.
  revocations: { get: 'a visitor', list: desk },
  // What the link of a lead shows.
  leadReferrals: { ...nobody, get: 'a visitor' },
  mail: { get: 'nobody', list: desk, delete: desk },
  botReceipts: { ...nobody, delete: desk },
  mailCounts: nobody,
  mailRecipients: nobody,
  mailTemplates: nobody,
};
describe.each(Object.entries(access))('%s', (name, may) => {
  testAccess(database, `${name}/${leadId}`, may);
});

describe.each(leads)('a lead of %s', (name) => {
  testWho('delete it', desk, async (persona) => {
    await database.store(`${name}/${leadId}`, stored);
    await deleteAll([`${name}/${leadId}`], persona);
  });
});

describe.each(leads)('a lead of %s', (name) => {
  const expired = Timestamp.fromMillis(Date.now() - 1);

  beforeEach(() => database.store(`${name}/${leadId}`, stored));

  test('is deleted together with its receipt, with which it could be stored again', async () => {
    await database.store(`botReceipts/${leadId}`, sampleReceipt());

    await assertSucceeds(deleteAll([`${name}/${leadId}`, `botReceipts/${leadId}`]));
  });

  test.each([
    ['that is valid', sampleReceipt()],
    ['that has expired', sampleReceipt({ expiresAt: expired })],
  ])('may not leave a receipt %s behind', async (_words, receipt) => {
    await database.store(`botReceipts/${leadId}`, receipt);

    await assertFails(deleteAll([`${name}/${leadId}`]));
  });

  test('may not be deleted with another lead’s receipt', async () => {
    const other = leadId.toLowerCase();
    await database.store(`botReceipts/${leadId}`, sampleReceipt());
    await database.store(`botReceipts/${other}`, sampleReceipt());

    await assertFails(deleteAll([`${name}/${leadId}`, `botReceipts/${other}`]));
  });
});

describe.each(leads)('the state of a lead of %s', (name) => {
  const lead = `${name}/${leadId}`;
  const state = `leadStates/${leadId}`;

  beforeEach(() => database.store(lead, stored));

  test.each<[words: string, data: DocumentData]>([
    ['its kind', sampleState({ kind: name })],
    ['another kind', sampleState({ kind: name === 'contacts' ? 'leadBuyers' : 'contacts' })],
    ['a malformed kind', { kind: ['x'] }],
    ['no kind', stored],
  ])('is deleted together with the lead and never without it: with %s', async (_words, data) => {
    await database.store(state, { ...data, updatedAt: Timestamp.now() });

    await assertFails(deleteAll([state]));
    await assertSucceeds(deleteAll([state, lead]));
  });

  test('may not be deleted with another lead', async () => {
    const other = `${name}/${leadId.toLowerCase()}`;
    await database.store(other, stored);
    await database.store(state, sampleState({ kind: name }));

    await assertFails(deleteAll([state, other]));
  });
});

test.each([
  ['consentRecords', (givenAt: string) => sampleConsent({ givenAt })],
  ['revocations', (askedAt: string) => sampleRevocation({ askedAt })],
] as const)('%s may be deleted at the desk once they are five years old', async (name, at) => {
  const path = `${name}/${leadId}`;
  const years = Math.ceil(site.privacy.consentRecordYears * 365.25);
  await database.store(path, at(daysFromNow(-years - 0.01).toISOString()));
  for (const persona of personas) await assertFails(database.by(persona).delete(path));
  await assertSucceeds(database.by(desk).delete(path));

  for (const time of [daysFromNow(0.01 - years).toISOString(), '']) {
    await database.store(path, at(time));
    await assertFails(database.by(desk).delete(path));
  }
});

test.each([...leads, ...others])(
  'an admin at the desk may create and change nothing else in %s',
  async (name) => {
    await database.store(`${name}/${leadId}`, stored);
    const { set } = database.by(desk);

    await assertFails(set(`${name}/new`, stored));
    await assertFails(set(`${name}/${leadId}`, { text: 'y' }));
  },
);
