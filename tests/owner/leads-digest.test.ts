import { describe, expect, it } from 'vitest';
import { mailDocuments } from '#scripts/owner/mail-texts.ts';
import { formatTime } from '#src/lib/format/format-time.ts';
import { collections } from '#src/model/site/collections.ts';
import { site } from '#src/site.ts';
import { runOwnerScript } from './owner-command.ts';
import { ownerProject } from './owner-project.ts';
import {
  expectNothingPersonal,
  storedApplication,
  storedContact,
  storedQuote,
  storedRevocation,
  storedState,
} from './sample-leads.ts';

const { firestore, set, store, stored, args } = ownerProject();
const origin = 'https://www.homes.test';
const id = 'Zq3_-xN0cV7yTgR2mLkJ9aWbP5sE8uHdF1oIiQ4wXzA';
const before = '2025-11-01T03:59:59.999Z';
const first = '2025-11-01T04:00:00.000Z';
const later = '2025-11-20T20:45:00.000Z';
const day = ['--since', '2025-11-01', '--origin', origin];

function digested(...words: string[]) {
  return runOwnerScript('leads-digest.ts', [...words, ...args]);
}

const setUpMail = () => set(mailDocuments('owner@homes.test', origin));

async function storeLeads() {
  await store('contacts', [storedContact(before), storedContact(later)]);
  await store('leadBuyers', [storedApplication(before)]);
  await firestore.doc(`mortgageQuotes/${id}`).set(storedQuote(first));
  await store('mortgageQuotes', [storedQuote(before), storedQuote(later)]);
}

describe('leads:digest', () => {
  it('reports what arrived since a time, and nothing about the people', async () => {
    await storeLeads();

    const { code, stdout, stderr } = await digested(...day);

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`Since ${formatTime(first)}:\n`);
    expect(stdout).toContain('        2  pre-qualification requests\n');
    expect(stdout).toContain('        1  message\n');
    expect(stdout).toContain('        0  lead buyer applications\n');
    expect(stdout).toContain(
      `\n${formatTime(first)}  pre-qualification request CTPZ-ZYRK\n  ${origin}/admin/leads/lead#mortgageQuotes/CTPZ-ZYRK\n`,
    );
    expect(stdout.split(`\n${formatTime(later)}  message `)).toHaveLength(2);
    expect(stdout.match(/^ {2}https:/gm)).toHaveLength(3);
    expectNothingPersonal(stdout.replaceAll(/(lead#\S+|\S{4}-\S{4}$)/gm, ''));
    expect(await stored(collections.mail)).toEqual([]);
  });

  it('starts with the requests of which companies were not told in time, and mails them alone, too', async () => {
    const line = { at: before, by: 'owner@homes.test' };
    const to = { company: 'Acme Lending' };
    const history = [{ ...line, kind: 'passed-on', ...to }];
    const notified = [...history, { ...line, kind: 'notified-of-withdrawal', ...to }];
    for (const [lead, lines, askedAt] of [
      [id, history, first],
      ['B'.repeat(43), notified, first],
      ['C'.repeat(43), history, new Date().toISOString()],
      // Its lead is deleted.
      ['D'.repeat(43), undefined, first],
    ] as const) {
      const revocation = storedRevocation(lead, askedAt);
      await firestore.doc(`revocations/${lead}-withdraw`).set(revocation);
      if (!lines) continue;
      await firestore.doc(`leadStates/${lead}`).set(storedState(before, { history: lines }));
    }
    await setUpMail();

    const { code, stdout } = await digested('--since', '2026-01-01', '--origin', origin, '--mail');

    expect(code).toBe(0);
    expect(stdout).toMatch(
      /\nOverdue: 1 company was not told of the request about CTPZ-ZYRK\n {2}https:\S+#mortgageQuotes\/CTPZ-ZYRK\n\nSince /,
    );
    expect(stdout.match(/Overdue/g)).toHaveLength(1);
    expect(stdout).not.toContain(to.company);
    const [mail] = await stored(collections.mail);
    expect(mail?.message.subject).toBe(`1 overdue, 0 new leads on ${site.name}`);
  });

  it('marks what a bot may have sent, about which no mail was sent', async () => {
    await firestore.doc(`mortgageQuotes/${id}`).set(storedQuote(first, { recaptchaScore: 0.4 }));
    await store('mortgageQuotes', [storedQuote(later, { recaptchaScore: 0.5 })]);

    const { stdout } = await digested(...day);

    expect(stdout).toContain('pre-qualification request CTPZ-ZYRK, possibly a bot\n');
    expect(stdout.match(/possibly a bot/g)).toHaveLength(1);
  });

  it('mails the same report to the owner', async () => {
    await storeLeads();
    await setUpMail();

    const { code, stdout } = await digested(...day, '--mail');

    expect(code).toBe(0);
    expect(stdout).toContain('The mail is in the database');
    const [mail, ...more] = await stored(collections.mail);
    expect(more).toEqual([]);
    expect(mail).toEqual({
      toUids: ['owner'],
      message: { subject: `3 new leads on ${site.name}`, text: expect.any(String) },
      expiresAt: expect.anything(),
    });
    expect(stdout).toContain(mail?.message.text);
    expect(mail?.expiresAt.toMillis()).toBeGreaterThan(Date.now());
  });

  it('mails nothing when nothing arrived', async () => {
    await store('contacts', [storedContact(before)]);
    await setUpMail();

    const { code, stdout } = await digested(...day, '--mail');

    expect(code).toBe(0);
    expect(stdout).toContain('Nothing came in, so there is nothing to mail.');
    expect(await stored(collections.mail)).toEqual([]);
  });

  it('counts what it does not list', async () => {
    await store(
      'contacts',
      Array.from({ length: 503 }, () => storedContact(first)),
    );

    const { stdout } = await digested(...day);

    expect(stdout).toContain('      503  messages\n');
    expect(stdout.match(/^ {2}https:/gm)).toHaveLength(500);
    expect(stdout).toMatch(/\nand 3 more\n$/);
  });
});
