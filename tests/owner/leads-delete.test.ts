import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { monthsBefore } from '#scripts/owner/leads/delete-target.ts';
import { ownerCommand } from './owner-command.ts';
import { ownerProject } from './owner-project.ts';
import {
  expectNothingPersonal,
  storedApplication,
  storedContact,
  storedQuote,
} from './sample-leads.ts';

const { store, stored, args } = ownerProject('delete');
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

describe('leads:delete EMAIL', () => {
  it('deletes all of a person and nothing of others', async () => {
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

  it('deletes nothing without a terminal and without --yes', async () => {
    await storeEmails('ada@example.com');

    const { code, stderr } = await deleted('ada@example.com');

    expect(code).toBe(1);
    expect(stderr).toContain('add --yes');
    for (const collection of collections) expect(await stored(collection)).toHaveLength(1);
  });

  it('says when there is nothing, and which exports may hold the same data', async () => {
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
});
