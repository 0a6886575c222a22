import { randomBytes } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMailServer } from '#scripts/local/mail-server.ts';
import { adminAccount, getSiteUrl, host, projects } from '#scripts/local/stack.ts';
import { mailDocuments, recipientPath, templatePaths } from '#scripts/owner/mail-texts.ts';
import { formatTime } from '#src/lib/format/format-time.ts';
import type { LeadCollection } from '#src/model/lead-forms/lead-kinds.ts';
import { leadMail } from '#src/model/leads/lead-documents.ts';
import { referenceNumber } from '#src/model/leads/lead-reference.ts';
import { collections } from '#src/model/site/collections.ts';
import { site } from '#src/site.ts';
import { findMails } from '#tests/fixtures/local-mails.ts';
import indexes from '../../firestore.indexes.json' with { type: 'json' };
import { createOutbox } from '../../mailer/src/outbox.ts';
import { openSession } from '../../mailer/src/smtp.ts';
import { ownerProject } from './owner-project.ts';

const { firestore, set } = ownerProject();
const mails = firestore.collection(collections.mail);
const origin = 'https://www.homes.test';
const hourMs = 3_600_000;
/** Some minutes past a full hour. */
const start = Math.floor(Date.now() / hourMs) * hourMs + 7 * 60_000;

let received: string[] = [];
let refuses = false;
let now = start;
let server: Awaited<ReturnType<typeof startMailServer>>;
let outbox: ReturnType<typeof createOutbox>;

beforeAll(async () => {
  server = await startMailServer({ host, port: 0 }, (mail) => {
    if (refuses) throw new Error('Not now, ada@example.com.');
    // Long lines and equals signs, as quoted-printable writes them.
    received.push(mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));
  });
  const uri = `smtp://owner@${host}:${server.port}`;
  const settings = { uri, password: 'secret', from: 'site@homes.test' };
  outbox = createOutbox({ firestore, open: () => openSession(settings), now: () => new Date(now) });
});
afterAll(() => server.close());
beforeEach(async () => {
  received = [];
  refuses = false;
  now = start;
  await set(mailDocuments('owner@homes.test', origin));
});

const newId = () => randomBytes(32).toString('base64url');

async function createMail(kind: LeadCollection, id = newId()): Promise<string> {
  await mails.doc(id).create(leadMail(kind, id, new Date(now)));
  return id;
}

/** Delivers the event of each mail that none was delivered for. */
async function deliverNew(): Promise<void> {
  const { docs } = await mails.get();
  for (const mail of docs) if (!mail.get('delivery')) await outbox.deliver(mail.id);
}

async function deliveryOf(id: string) {
  return (await mails.doc(id).get()).get('delivery');
}

const subjects = () => received.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim());

describe('the mailer', () => {
  it('sends the kind and the reference number of a lead, and not its id', async () => {
    const id = await createMail('leadBuyers');
    const reference = referenceNumber(id);

    await outbox.deliver(id);

    const [mail = ''] = received;
    expect(mail).toContain(`From: ${site.name} <site@homes.test>`);
    expect(mail).toContain('To: owner@homes.test');
    expect(subjects()).toEqual([`New lead buyer application ${reference} on ${site.name}`]);
    expect(mail).toContain(`\n${origin}/admin/leads/lead#leadBuyers/${reference}\r\n`);
    expect(mail).not.toContain(id);
    expect(await deliveryOf(id)).toMatchObject({ state: 'SENT', attempts: 1 });
  });

  it('sends once if an event is delivered twice, at once or later', async () => {
    const id = await createMail('contacts');

    await Promise.all([outbox.deliver(id), outbox.deliver(id)]);
    await outbox.deliver(id);

    expect(received).toHaveLength(1);
  });

  it('sends a mail once that the server first refused', async () => {
    const id = await createMail('contacts');
    refuses = true;
    await outbox.deliver(id);
    expect(await deliveryOf(id)).toMatchObject({ state: 'FAILED', attempts: 1 });
    refuses = false;

    await outbox.deliver(id);
    await outbox.deliver(id);

    expect(received).toHaveLength(1);
    expect(await deliveryOf(id)).toMatchObject({ state: 'SENT', attempts: 2 });
  });

  it('sends 20 mails, a notice and a summary for 80 leads of a kind within an hour', async () => {
    for (let lead = 0; lead < 80; lead++) await outbox.deliver(await createMail('mortgageQuotes'));
    expect(received).toHaveLength(20);
    await deliverNew();
    expect(received).toHaveLength(21);
    const nextHour = new Date(start - 7 * 60_000 + hourMs);
    expect(received[20]).toContain(`the next mail comes at ${formatTime(nextHour.toISOString())}.`);
    await outbox.deliver(await createMail('contacts'));
    expect(received).toHaveLength(22);

    now += hourMs;
    await outbox.catchUp();
    await deliverNew();
    await outbox.catchUp();
    await deliverNew();

    expect(subjects().slice(20)).toEqual([
      `More pre-qualification requests are waiting on ${site.name}`,
      expect.stringMatching(/^New message /),
      `More pre-qualification requests on ${site.name}: 60`,
    ]);
    expect(received[22]).toContain(`${origin}/admin/leads?kind=mortgageQuotes`);
    await outbox.deliver(await createMail('mortgageQuotes'));
    expect(received).toHaveLength(24);
  });

  it('sends each hour what failed, was interrupted or was never taken, until it expires', async () => {
    const [failed, interrupted, lost, expired] = (await Promise.all(
      ['contacts', 'contacts', 'leadBuyers', 'contacts'].map((kind) =>
        createMail(kind as LeadCollection),
      ),
    )) as [string, string, string, string];
    const at = Timestamp.fromMillis(start - 11 * 60_000);
    const delivery = { state: 'FAILED', attempts: 3, left: 5, at, due: at };
    await mails.doc(failed).update({ delivery });
    await mails.doc(interrupted).update({ delivery: { ...delivery, state: 'SENDING', left: 1 } });
    await mails.doc(expired).update({ delivery, expiresAt: at });

    await outbox.catchUp();

    expect(
      subjects()
        .map((subject) => subject?.match(/\S{4}-\S{4}/)?.[0])
        .sort(),
    ).toEqual([failed, interrupted, lost].map(referenceNumber).sort());
    expect(await deliveryOf(expired)).toEqual({ state: 'FAILED', attempts: 3, left: 5, at });
  });

  it('leaves a mail alone that is being sent', async () => {
    const id = await createMail('contacts');
    const due = Timestamp.fromMillis(start + 1);
    await mails.doc(id).update({ delivery: { state: 'SENDING', attempts: 1, left: 1, due } });

    await outbox.catchUp();

    expect(received).toEqual([]);
  });

  it('sends a mail with words of its own, such as the digest', async () => {
    const message = { subject: '2 new leads\r\nBcc: eve@example.com', text: 'Since noon: 2' };
    const expiresAt = Timestamp.fromMillis(now + hourMs);
    await mails.doc('digest').create({ toUids: ['owner'], message, expiresAt });

    await outbox.deliver('digest');

    expect(received[0]).toContain('Subject: 2 new leads Bcc: eve@example.com\r\n');
    expect(received[0]).toContain('Since noon: 2');
  });

  it.each([
    [recipientPath, 'nobody is set up to get it'],
    [templatePaths.lead, 'the template new-lead is missing'],
  ])('records that %s is missing', async (path, error) => {
    await firestore.doc(path).delete();
    const id = await createMail('contacts');

    await outbox.deliver(id);

    expect(await deliveryOf(id)).toMatchObject({ state: 'FAILED', error });
    expect(received).toEqual([]);
  });
});

it('has the index of its query, for which the emulator does not ask', () => {
  expect(indexes.fieldOverrides).toContainEqual({
    collectionGroup: collections.mail,
    fieldPath: 'expiresAt',
    ttl: true,
    indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION' }],
  });
});

it('runs in the emulator: a lead’s mail comes over SMTP, for the demo account', async () => {
  const app = initializeApp({ projectId: projects.test }, 'local stack');
  const id = newId();
  const mail = getFirestore(app).doc(`${collections.mail}/${id}`);
  // Tests send more leads than the mailer sends mails in an hour.
  await getFirestore(app).doc(`${collections.mailCounts}/contacts`).delete();
  await mail.create(leadMail('contacts', id, new Date()));

  const reference = referenceNumber(id);
  await vi.waitFor(() => expect(findMails(reference)).toHaveLength(1), 50_000);

  const [text] = findMails(reference);
  expect(text).toContain(`To: ${adminAccount.email}`);
  expect(text).toContain(
    `\n${getSiteUrl(projects.test)}/admin/leads/lead#contacts/${reference}\r\n`,
  );
  await mail.delete();
  await deleteApp(app);
});
