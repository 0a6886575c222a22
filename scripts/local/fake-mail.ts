import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import {
  type DocumentData,
  FieldValue,
  type Firestore,
  getFirestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import Handlebars from 'handlebars';
import { collections } from '#src/domain/collections.ts';
import { site } from '#src/site.ts';
import { root } from '../lib/root.ts';
import { emulatorVariables } from './stack.ts';

/** Folder for the mails, which are not sent, relative to the repository; git ignores it. */
export const mailFolder = '.mails';

/**
 * Starts the fake of the Trigger Email extension on the running Firestore emulator.
 *
 * @param keep whether to keep the mails of the last run
 * @returns what stops it
 */
export async function startFakeMail(
  projectId: string,
  keep: boolean,
): Promise<() => Promise<void>> {
  Object.assign(process.env, emulatorVariables(projectId));
  const app = initializeApp({ projectId }, 'mail-fake');
  const folder = join(root, mailFolder);
  if (!keep) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const stop = await playMailExtension(getFirestore(app), folder);
  let stopped: Promise<void> | undefined;
  // May be called twice: at the end of a command, and when the command is interrupted.
  return () => {
    stopped ??= stop().then(() => deleteApp(app));
    return stopped;
  };
}

/**
 * Plays the Trigger Email extension for a database: writes each document of the mail collection to the
 * file `ID.eml`, which mail programs can open, and the outcome to the document's `delivery`.
 *
 * @returns once it sees every mail that is written from then on: stops it after the deliveries under way
 *   have ended
 * @see https://extensions.dev/extensions/firebase/firestore-send-email
 */
export async function playMailExtension(
  firestore: Firestore,
  folder: string,
): Promise<() => Promise<void>> {
  const deliveries = new Map<string, Promise<unknown>>();
  let stopListening = () => {};
  // The emulator may not tell a listener of a document that is written while it is being added.
  await new Promise<void>((isListening) => {
    stopListening = firestore.collection(collections.mail).onSnapshot(
      (snapshot) => {
        for (const { doc } of snapshot.docChanges()) {
          const { delivery, message, template } = doc.data();
          if (delivery || !(message || template) || deliveries.has(doc.id)) continue;
          // A mail may be deleted during its delivery, and the stack may end.
          const delivered = deliver(firestore, doc, folder).catch(() => {});
          deliveries.set(doc.id, delivered);
        }
        isListening();
      },
      // The stack has ended on its own, and reports that itself.
      () => isListening(),
    );
  });
  return async () => {
    stopListening();
    await Promise.all(deliveries.values());
  };
}

/** Writes a mail's file, and what the extension writes after a mail was sent, or after it failed. */
async function deliver(
  firestore: Firestore,
  mail: QueryDocumentSnapshot,
  folder: string,
): Promise<void> {
  const startTime = Timestamp.now();
  const ended = await prepareMail(firestore, mail.data()).then(
    (prepared) => {
      writeFileSync(join(folder, `${mail.id}.eml`), toEml(mail.id, prepared));
      const info = { accepted: prepared.to, messageId: mail.id, rejected: [], pending: [] };
      return { state: 'SUCCESS', error: null, info };
    },
    (error) => ({ state: 'ERROR', error: String(error) }),
  );
  const endTime = FieldValue.serverTimestamp();
  const delivery = { ...ended, startTime, endTime, attempts: 1, leaseExpireTime: null };
  await mail.ref.update({ delivery });
}

/**
 * Returns the mail of a document: looks up the recipients by their ids, and takes the text from the
 * template or from the document's own `message`.
 */
async function prepareMail(firestore: Firestore, { toUids = [], template, message }: DocumentData) {
  const words: Words = template ? await renderTemplate(firestore, template) : message;
  const recipients = firestore.collection(collections.mailRecipients);
  const found = await Promise.all(toUids.map((uid: string) => recipients.doc(uid).get()));
  const to: string[] = found.map((recipient) => recipient.get('email')).filter(Boolean);
  if (to.length === 0) throw new Error('Failed to deliver email. Expected at least 1 recipient.');
  return { to, ...words };
}

type Words = Partial<Record<'subject' | 'text' | 'html', string>>;

async function renderTemplate(firestore: Firestore, { name, data }: DocumentData): Promise<Words> {
  const template = await firestore.doc(`${collections.mailTemplates}/${name}`).get();
  if (!template.exists) throw new Error(`tried to render non-existent template '${name}'`);
  const parts = Object.entries(template.data() ?? {});
  return Object.fromEntries(parts.map(([part, text]) => [part, Handlebars.compile(text)(data)]));
}

function toEml(id: string, { to, subject = '', text, html }: Words & { to: string[] }): string {
  const { hostname } = new URL(site.url);
  const lines = [
    `From: ${site.name} <no-reply@${hostname}>`,
    `To: ${to.join(', ')}`,
    `Subject: ${subject.replaceAll(/\s+/g, ' ')}`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${id}@${hostname}>`,
    `Content-Type: text/${text ? 'plain' : 'html'}; charset=utf-8`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${text || html}`;
}
