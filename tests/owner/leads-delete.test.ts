import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { referenceNumber } from '#src/model/leads/lead-reference.ts';
import { collections as names } from '#src/model/site/collections.ts';
import { ownerCommand, runOwnerScript } from './owner-command.ts';
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

const { firestore, store, stored, args } = ownerProject();
const command = ownerCommand();
const time = '2026-01-15T17:00:00.000Z';

const which = 'Which of these? Type their numbers, such as 1 3, or all; Enter deletes none: ';

/** Runs the command in a terminal, with an answer to each of its questions. */
function answered(words: string[], ...answers: [question: string, answer: string][]) {
  return command.run('leads-delete.ts', [...words, ...args], {}, answers);
}

const deleted = (...words: string[]) => runOwnerScript('leads-delete.ts', [...words, ...args]);

async function emails(collection: string) {
  return (await stored(collection)).map((document) => document.email).sort();
}

/** What the link of a lead shows that a company has. */
const referrals = { events: [{ at: time, what: 'sent-to', company: 'Acme' }], expiresAt: null };
/** What it shows after the deletion. */
const deletedNow = {
  events: [
    { at: expect.stringMatching(new RegExp(`^${new Date().getUTCFullYear()}-`)), what: 'deleted' },
  ],
  expiresAt: expect.any(Timestamp),
};

/** Stores a lead under an id, with everything that the product ever stores beside it. */
async function storeLeadWithAll(id: string, email: string, at = time) {
  const batch = firestore.batch();
  batch.set(firestore.doc(`${names.quotes}/${id}`), storedQuote(at, { email }));
  batch.set(firestore.doc(`${names.leadStates}/${id}`), storedState(at));
  batch.set(firestore.doc(`${names.leadReferrals}/${id}`), referrals);
  batch.set(firestore.doc(`${names.mail}/${id}`), { toUids: ['owner'] });
  batch.set(firestore.doc(`${names.botReceipts}/${id}`), { action: 'submit' });
  batch.set(firestore.doc(`${names.consentRecords}/${id}`), storedRecord(at));
  batch.set(firestore.doc(`${names.revocations}/${id}-withdraw`), storedRevocation(id, at));
  await batch.commit();
}

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

describe('leads:delete EMAIL or NUMBER', () => {
  it('deletes of what was sent with an address what is chosen, and nothing else', async () => {
    await store('mortgageQuotes', [
      storedQuote(time, { email: 'ada@example.com' }),
      storedQuote(time, { email: 'bada@example.com' }),
    ]);
    await store('contacts', [
      storedContact('2024-03-04T17:00:00.000Z', { email: 'ADA@example.com' }),
    ]);
    await store('leadBuyers', [storedApplication(time, { email: 'Ada@Example.COM' })]);

    const { code, stdout, stderr } = await answered(
      ['aDa@example.com'],
      [which, '3 2'],
      ['Type 2 to delete these 2 leads: ', '2'],
    );

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(await emails('mortgageQuotes')).toEqual(['ada@example.com', 'bada@example.com']);
    expect(await emails('contacts')).toEqual([]);
    expect(await emails('leadBuyers')).toEqual([]);
    const [shown, toBeDeleted] = stdout.split('To be deleted:');
    const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}/.source;
    const line = (number: number, kind: string, sent: string) =>
      new RegExp(
        `^ {8}${number} {2}${kind} ${reference}, sent ${sent} \\(same email address\\)$`,
        'm',
      );
    const quote = line(1, 'pre-qualification request', '1/15/2026, 12:00 PM ET');
    const message = line(2, 'message', '3/4/2024, 12:00 PM ET');
    const application = line(3, 'lead buyer application', '1/15/2026, 12:00 PM ET');
    for (const each of [quote, message, application]) expect(shown).toMatch(each);
    expect(toBeDeleted).not.toMatch(quote);
    for (const each of [message, application]) expect(toBeDeleted).toMatch(each);
    expect(stdout).toContain('Deleted 2.\n');
    expect(stdout).toContain('Not deleted: backups of the database');
    expectNothingPersonal(stdout);
  });

  it('deletes more than fits into one batch, from more than one page', async () => {
    await store(
      'contacts',
      Array.from({ length: 520 }, (_, i) =>
        storedContact(time, { email: i % 4 === 0 ? 'bob@example.com' : 'ada@example.com' }),
      ),
    );

    const { stdout } = await answered(
      ['ada@example.com'],
      [which, 'all'],
      ['Type 390 to delete these 390 leads: ', '390'],
    );

    expect(stdout).toContain('Deleted 390.');
    expect(await stored('contacts')).toHaveLength(130);
  });

  it('names the companies that got a lead, also in a dry run', async () => {
    await storeLeadWithAll('A'.repeat(43), 'ada@example.com');
    const by = 'owner@homes.example';
    const applicant = { companyId: 'B'.repeat(43), company: 'Best Loans' };
    await firestore.doc(`${names.leadStates}/${'A'.repeat(43)}`).update({
      history: [
        { at: '2026-01-16T17:00:00.000Z', by, kind: 'passed-on', ...applicant },
        { at: '2026-01-17T17:00:00.000Z', by, kind: 'came-back', ...applicant },
        { at: '2026-01-18T17:00:00.000Z', by, kind: 'passed-on', company: 'Acme' },
      ],
    });

    for (const lead of ['ada@example.com', referenceNumber('A'.repeat(43))]) {
      const { stdout } = await deleted(lead, '--dry-run');
      expect(stdout).toMatch(
        /request 0000-0000.*\n +Best Loans had it from 1\/16\/2026 to 1\/17\/2026\n +Acme has had it since 1\/18\/2026\nTell each company/,
      );
      expectNothingPersonal(stdout);
    }
    expect(await paths(...withLead)).toHaveLength(withLead.length);
  });

  it('says when there is nothing to delete', async () => {
    const { code, stdout } = await answered(['ada@example.com'], [which, 'all']);

    expect(code).toBe(0);
    expect(stdout).toContain('There is nothing to delete in the database.');
  });
});

describe('leads:delete REFERENCE or ID', () => {
  const ofAda = 'A'.repeat(43);
  // Its number differs in the last place only.
  const withSameAddress = `AAAAAA${'_'.repeat(37)}`;
  const third = 'C'.repeat(43);

  it('deletes that lead with what belongs to it, nothing else of the same sender, and keeps what names nobody', async () => {
    await storeLeadWithAll(ofAda, 'Ada@example.com');
    await storeLeadWithAll(withSameAddress, 'Ada@example.com');

    const { code, stdout } = await deleted(referenceNumber(ofAda), '--yes');

    expect(await paths(...withLead)).toEqual(
      [names.botReceipts, names.leadStates, names.mail, names.quotes].map(
        (collection) => `${collection}/${withSameAddress}`,
      ),
    );
    expect(await paths(...recordsOnly)).toHaveLength(4);
    expect(await stored(names.leadReferrals)).toEqual([deletedNow, referrals]);
    expect(code).toBe(0);
    expect(stdout).toContain(
      `        1  pre-qualification request ${referenceNumber(ofAda)}, sent 1/15/2026, 12:00 PM ET\n`,
    );
    expect(stdout).toContain('With each lead go its state and notes at the desk, its mail and its');
    expect(stdout).toContain('Deleted 1.\n');
    expect(stdout).toContain(
      'Consent records and revocations name nobody, and are kept for 5 years',
    );
    expectNothingPersonal(stdout);
  });

  it('deletes several by their numbers and ids, each once, and fails for one that is not there', async () => {
    for (const id of [ofAda, withSameAddress, third]) await storeLeadWithAll(id, 'a@example.com');

    const { code, stdout } = await deleted(
      ...[referenceNumber(ofAda), third, referenceNumber(third), '0000-000Z', '--yes'],
    );

    expect(await paths(names.quotes)).toEqual([`${names.quotes}/${withSameAddress}`]);
    expect(stdout).toContain('There is no lead 0000-000Z.\n');
    expect(stdout).toContain('Deleted 2.\n');
    expect(code).toBe(1);
  });

  it('asks in a terminal, and deletes nothing for another answer', async () => {
    await storeLeadWithAll(ofAda, 'a@example.com');
    const question = 'Type 1 to delete this lead: ';

    expect((await answered([ofAda], [question, 'no'])).code).toBe(1);
    expect((await answered(['a@example.com'], [which, ''])).stderr).toContain('none was chosen');
    expect(await paths(names.quotes)).toHaveLength(1);
    expect((await answered([ofAda], [question, '1'])).code).toBe(0);
    expect(await paths(names.quotes)).toEqual([]);
  });

  it('deletes none of two leads with the same reference number', async () => {
    const twin = `${ofAda.slice(0, -1)}B`;
    for (const id of [ofAda, twin]) await storeLeadWithAll(id, 'a@example.com');

    const { code, stderr } = await deleted(referenceNumber(ofAda), '--yes');

    expect(code).toBe(1);
    expect(stderr).toContain(`is the reference number of ${ofAda}, ${twin}: name one of them.`);
    expect(await paths(names.quotes)).toHaveLength(2);
  });
});
