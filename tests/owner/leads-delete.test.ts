import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { monthsBefore } from '#scripts/owner/leads/delete-target.ts';
import { collections as names } from '#src/domain/collections.ts';
import { site } from '#src/site.ts';
import { ownerCommand } from './owner-command.ts';
import { ownerProject } from './owner-project.ts';
import {
  expectNothingPersonal,
  storedApplication,
  storedContact,
  storedQuote,
  storedRecord,
  storedRevocation,
  storedState,
} from './sample-leads.ts';

const { firestore, store, stored, args } = ownerProject('delete');
const command = ownerCommand();
const time = '2026-01-15T17:00:00.000Z';
const collections = ['mortgageQuotes', 'contacts', 'leadBuyers'];

function deleted(...words: string[]) {
  return command.run('leads-delete.ts', [...words, ...args]);
}

async function emails(collection: string) {
  return (await stored(collection)).map((document) => document.email).sort();
}

async function storeEmails(...addresses: string[]) {
  await store(
    'mortgageQuotes',
    addresses.map((email) => storedQuote(time, { email })),
  );
  await store(
    'contacts',
    addresses.map((email) => storedContact(time, { email })),
  );
  await store(
    'leadBuyers',
    addresses.map((email) => storedApplication(time, { email })),
  );
}

/** Stores a lead under an id, with everything that the product ever stores beside it. */
async function storeLeadWithAll(id: string, email: string, at = time) {
  const batch = firestore.batch();
  batch.set(firestore.doc(`${names.quotes}/${id}`), storedQuote(at, { email }));
  batch.set(firestore.doc(`${names.leadStates}/${id}`), storedState(at));
  batch.set(firestore.doc(`${names.mail}/${id}`), { toUids: ['owner'] });
  batch.set(firestore.doc(`${names.botReceipts}/${id}`), { action: 'submit' });
  batch.set(firestore.doc(`${names.consentRecords}/${id}`), storedRecord(at));
  batch.set(firestore.doc(`${names.revocations}/${id}-withdraw`), storedRevocation(id, at));
  await batch.commit();
}

/** Returns the paths of all documents of these collections. */
async function paths(...collections: string[]) {
  const found = await Promise.all(
    collections.map(async (collection) => {
      const { docs } = await firestore.collection(collection).get();
      return docs.map(({ ref }) => ref.path);
    }),
  );
  return found.flat().sort();
}

const withLead = [names.quotes, names.leadStates, names.mail, names.botReceipts];
const recordsOnly = [names.consentRecords, names.revocations];

describe('leads:delete EMAIL', () => {
  it('deletes everything of a person and nothing of others', async () => {
    const others = ['ada@example.com.au', 'bada@example.com', 'xada@example.com'];
    await storeEmails('ada@example.com', 'Ada@Example.COM', ...others);
    await store('contacts', [
      storedContact('2024-03-04T17:00:00.000Z', { email: 'ADA@example.com' }),
    ]);

    const { code, stdout, stderr } = await deleted('aDa@example.com', '--yes');

    for (const collection of collections) expect(await emails(collection)).toEqual(others);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('        2  quotes (1/15/2026)\n');
    expect(stdout).toContain('        3  contacts (3/4/2024 to 1/15/2026)\n');
    expect(stdout).toContain('        2  lead-buyers (1/15/2026)\n');
    expect(stdout).toContain('Deleted 7.\n');
    expect(stdout).toContain('Not deleted: backups of the database');
    expectNothingPersonal(stdout);
  });

  it('deletes what belongs to a lead, and keeps what names nobody', async () => {
    await storeLeadWithAll('of-ada', 'Ada@example.com');
    await storeLeadWithAll('of-bob', 'bob@example.com');

    const { code, stdout } = await deleted('ada@example.com', '--yes');

    expect(await paths(...withLead)).toEqual([
      'botReceipts/of-bob',
      'leadStates/of-bob',
      'mail/of-bob',
      'mortgageQuotes/of-bob',
    ]);
    expect(await paths(...recordsOnly)).toHaveLength(4);
    expect(code).toBe(0);
    expect(stdout).toContain('With each lead go its state and notes at the desk, its mail and its');
    expect(stdout).toContain('Deleted 1.\n');
    expect(stdout).toContain(
      'Consent records and revocations name nobody, and are kept for 5 years',
    );
    expectNothingPersonal(stdout);
  });

  it('deletes more than fits into one batch, from more than one page', async () => {
    await store(
      'contacts',
      Array.from({ length: 1_200 }, (_, i) =>
        storedContact(time, { email: i % 4 === 0 ? 'bob@example.com' : 'ada@example.com' }),
      ),
    );

    const { stdout } = await deleted('ada@example.com', '--yes');

    expect(stdout).toContain('Deleted 900.');
    expect(await stored('contacts')).toHaveLength(300);
  });

  it('shows what it would delete in a dry run, and deletes nothing', async () => {
    await storeEmails('ada@example.com', 'bea@example.com');

    const { code, stdout, stderr } = await deleted('ada@example.com', '--dry-run');

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Sent with this address:');
    expect(stdout).toContain('Nothing was deleted: this was a dry run.');
    for (const collection of collections) {
      expect(await emails(collection)).toEqual(['ada@example.com', 'bea@example.com']);
    }
  });

  it('deletes nothing without a terminal and without --yes', async () => {
    await storeEmails('ada@example.com');

    const { code, stderr } = await deleted('ada@example.com');

    expect(code).toBe(1);
    expect(stderr).toContain('add --yes');
    for (const collection of collections) expect(await stored(collection)).toHaveLength(1);
  });

  it('says when there is nothing to delete, and which exports may hold the same data', async () => {
    mkdirSync(command.path('exports'));
    writeFileSync(command.path('exports/quotes_2025-11-01_2025-11-02.csv'), '');

    const { code, stdout } = await deleted('ada@example.com', '--yes');

    expect(code).toBe(0);
    expect(stdout).toContain('There is nothing to delete in the database.');
    expect(stdout).toMatch(
      /delete these yourself:\n {2}exports\/quotes_2025-11-01_2025-11-02\.csv/,
    );
  });
});

describe('leads:delete --older-than', () => {
  it('deletes what is older in all three collections, and nothing newer', async () => {
    const cutoff = monthsBefore(new Date(), 24).getTime();
    const older = new Date(cutoff - 60_000).toISOString();
    const newer = new Date(cutoff + 3_600_000).toISOString();
    const email = { [older]: 'old@example.com', [newer]: 'new@example.com' };
    for (const at of [older, newer]) {
      await store('mortgageQuotes', [storedQuote(at, { email: email[at] })]);
      await store('contacts', [storedContact(at, { email: email[at] })]);
      await store('leadBuyers', [storedApplication(at, { email: email[at] })]);
    }

    const { code, stdout } = await deleted('--older-than', '24', '--yes');

    for (const name of collections) expect(await emails(name)).toEqual(['new@example.com']);
    expect(code).toBe(0);
    expect(stdout).toContain('Deleted 3.');
    expectNothingPersonal(stdout);
  });

  it('also deletes what belongs to old leads, and the desk’s state of leads that no longer exist', async () => {
    const cutoff = monthsBefore(new Date(), 24).getTime();
    await storeLeadWithAll('older', 'old@example.com', new Date(cutoff - 60_000).toISOString());
    await storeLeadWithAll('newer', 'new@example.com', new Date(cutoff + 3_600_000).toISOString());
    await firestore.doc(`${names.leadStates}/gone`).set(storedState(time));

    const { stdout } = await deleted('--older-than', '24', '--yes');

    expect(await paths(...withLead)).toEqual([
      'botReceipts/newer',
      'leadStates/newer',
      'mail/newer',
      'mortgageQuotes/newer',
    ]);
    expect(await paths(...recordsOnly)).toHaveLength(4);
    expect(stdout).toContain('        1  notes on leads that are gone (1/15/2026)\n');
    expect(stdout).toContain('Deleted 2.\n');
    expect(stdout).toContain('Consent records and revocations name nobody');
  });

  it('deletes consent records and revocations after their retention period', async () => {
    const months = site.privacy.consentRecordYears * 12;
    const cutoff = monthsBefore(new Date(), months).getTime();
    const older = new Date(cutoff - 60_000).toISOString();
    const newer = new Date(cutoff + 3_600_000).toISOString();
    const batch = firestore.batch();
    for (const [id, at] of Object.entries({ older, newer })) {
      batch.set(firestore.doc(`${names.consentRecords}/${id}`), storedRecord(at));
      batch.set(firestore.doc(`${names.revocations}/${id}-delete`), storedRevocation(id, at));
    }
    await batch.commit();

    await deleted('--older-than', String(months - 1), '--yes');
    expect(await paths(...recordsOnly)).toHaveLength(4);

    const { stdout } = await deleted('--older-than', String(months), '--yes');
    expect(await paths(...recordsOnly)).toEqual([
      'consentRecords/newer',
      'revocations/newer-delete',
    ]);
    expect(stdout).toContain('        1  consent records (');
    expect(stdout).toContain('        1  revocations (');
    expect(stdout).toContain('Deleted 2.\n');
    expect(stdout).not.toContain('name nobody');
  });
});
