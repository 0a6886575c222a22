import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type DocumentData, getFirestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { root } from '#scripts/lib/root.ts';
import { mailFolder, playMailExtension } from '#scripts/local/fake-mail.ts';
import { adminAccount, getSiteUrl, projects } from '#scripts/local/stack.ts';
import { mailDocuments, recipientPath, templatePath } from '#scripts/owner/mail-documents.ts';
import { collections } from '#src/domain/collections.ts';
import { leadMail } from '#src/domain/leads/lead-documents.ts';
import { site } from '#src/site.ts';
import { ownerProject } from './owner-project.ts';

const { firestore } = ownerProject();
const origin = 'https://www.homes.test';
const id = 'Zq3_-xN0cV7yTgR2mLkJ9aWbP5sE8uHdF1oIiQ4wXzA';
const documents = mailDocuments('owner@homes.test', origin);
let folder = '';
let stop = async () => {};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mails-'));
  await Promise.all(Object.entries(documents).map(([path, data]) => firestore.doc(path).set(data)));
  stop = await playMailExtension(firestore, folder);
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

/**
 * Writes a mail and waits for its delivery status. Reads it until then: where a listener ends during a
 * commit of another process, the emulator stores the commit and answers it with UNKNOWN.
 */
async function mailed(data: DocumentData, mailId = id, database = firestore) {
  const mail = database.doc(`${collections.mail}/${mailId}`);
  await mail.create(data);
  return vi.waitFor(
    async () => {
      const delivery = (await mail.get()).get('delivery');
      expect(delivery?.endTime).toBeDefined();
      return delivery as DocumentData;
    },
    { timeout: 50_000 },
  );
}

function written(mailId = id) {
  return readFileSync(join(folder, `${mailId}.eml`), 'utf8');
}

describe('the fake of the mail extension', () => {
  it('delivers the mail about a lead and records its status', async () => {
    const delivery = await mailed({ ...leadMail('contacts', id) });

    expect(delivery).toMatchObject({
      state: 'SUCCESS',
      attempts: 1,
      error: null,
      leaseExpireTime: null,
      info: { accepted: ['owner@homes.test'], rejected: [], pending: [] },
    });
    expect(delivery.endTime.toMillis()).toBeGreaterThanOrEqual(delivery.startTime.toMillis());
    expect(readdirSync(folder)).toEqual([`${id}.eml`]);
    const [head, text] = written().split('\r\n\r\n');
    expect(head).toContain(`\r\nTo: owner@homes.test\r\nSubject: New lead on ${site.name}\r\n`);
    expect(head).toContain('Content-Type: text/plain; charset=utf-8');
    expect(text).toContain(`\n\n${origin}/admin/leads/lead#contacts/${id}\n\n`);
  });

  it('fills in the link in the HTML as well', async () => {
    await firestore.doc(templatePath).update({ text: '' });

    await mailed({ ...leadMail('mortgageQuotes', id) });

    expect(written()).toContain('Content-Type: text/html; charset=utf-8');
    expect(written()).toContain(`<a href="${origin}/admin/leads/lead#mortgageQuotes/${id}">`);
  });

  it('accepts a mail with its own text', async () => {
    const message = { subject: '2 new leads\r\nBcc: eve@example.com', text: 'Since noon: 2' };

    await mailed({ toUids: ['owner'], message }, 'digest');

    const [head, text] = written('digest').split('\r\n\r\n');
    expect(head).toContain('Subject: 2 new leads Bcc: eve@example.com\r\n');
    expect(text).toBe('Since noon: 2');
  });

  it.each([
    [recipientPath, 'Error: Failed to deliver email. Expected at least 1 recipient.'],
    [templatePath, "Error: tried to render non-existent template 'new-lead'"],
  ])('fails without %s, with the extension’s message', async (path, error) => {
    await firestore.doc(path).delete();

    const delivery = await mailed({ ...leadMail('leadBuyers', id) });

    expect(delivery).toMatchObject({ state: 'ERROR', attempts: 1, error });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('sends each mail once, also those written before it started', async () => {
    await stop();
    const mails = firestore.collection(collections.mail);
    await mails
      .doc('sent')
      .create({ ...leadMail('contacts', 'sent'), delivery: { state: 'SUCCESS' } });
    await mails.doc('empty').create({ toUids: ['owner'] });
    stop = await playMailExtension(firestore, folder);

    await mailed({ ...leadMail('contacts', id) });

    expect(readdirSync(folder)).toEqual([`${id}.eml`]);
    expect((await mails.doc('empty').get()).data()).toEqual({ toUids: ['owner'] });
  });
});

it('runs beside the emulators, for the demo account', async () => {
  const app = initializeApp({ projectId: projects.test }, 'local stack');
  const mailId = `mail-of-${process.pid}`;
  const file = join(root, mailFolder, `${mailId}.eml`);

  const delivery = await mailed({ ...leadMail('contacts', mailId) }, mailId, getFirestore(app));

  expect(delivery.info?.accepted).toEqual([adminAccount.email]);
  expect(readFileSync(file, 'utf8')).toContain(
    `\n${getSiteUrl(projects.test)}/admin/leads/lead#contacts/${mailId}\n`,
  );
  await getFirestore(app).doc(`${collections.mail}/${mailId}`).delete();
  rmSync(file);
  await deleteApp(app);
});
