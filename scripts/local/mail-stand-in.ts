import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
  getFirestore,
  Timestamp,
} from 'firebase-admin/firestore';
import Handlebars from 'handlebars';
import { collections } from '#src/domain/collections.ts';
import { site } from '#src/site.ts';
import { root } from '../lib/root.ts';
import { emulatorVariables } from './stack.ts';

/**
 * Plays the Trigger Email extension for a database: writes each document of the mail collection to a
 * file, and the outcome to the document's `delivery`.
 *
 * @returns once it sees every mail that is written from then on: stops it after the deliveries under way
 *   have ended
 * @see https://extensions.dev/extensions/firebase/firestore-send-email
 */
export async function playMailExtension(
  firestore: Firestore,
  folder: MailFolder,
): Promise<() => Promise<void>> {
  const { promise: listens, resolve: isListening } = Promise.withResolvers<void>();
  const underWay = new Set<Promise<void>>();

  async function onWrite(mail: DocumentReference): Promise<void> {
    const send = await firestore.runTransaction(async (transaction) => {
      const data = (await transaction.get(mail)).data();
      const step = data && nextStep(data, Date.now());
      if (step) transaction.update(mail, step.update);
      return step?.send ? data : undefined;
    });
    if (!send) return;
    try {
      const prepared = await prepare(firestore, send);
      folder.put(mail.id, prepared);
      await mail.update(outcome({ accepted: prepared.to, messageId: mail.id }));
    } catch (error) {
      await mail.update(outcome(error as Error));
    }
  }

  const stopListening = firestore.collection(collections.mail).onSnapshot(
    (snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        if (type === 'removed') continue;
        // A mail may be deleted during its delivery, and the stack may end.
        const work = onWrite(doc.ref).catch(() => {});
        underWay.add(work);
        void work.then(() => underWay.delete(work));
      }
      isListening();
    },
    // The stack has ended on its own, and reports that itself.
    () => isListening(),
  );
  // The emulator may not tell a listener of a document that is written while it is being added.
  await listens;

  return async () => {
    stopListening();
    await Promise.all(underWay);
  };
}

/**
 * Starts the stand-in for the Trigger Email extension on the running Firestore emulator.
 *
 * @param keep whether to keep the mails of the last run
 * @returns stops it
 */
export async function startMailStandIn(
  projectId: string,
  keep: boolean,
): Promise<() => Promise<void>> {
  Object.assign(process.env, emulatorVariables(projectId));
  const app = initializeApp({ projectId }, 'mail-stand-in');
  const stop = await playMailExtension(getFirestore(app), openMailFolder({ emptied: !keep }));
  let stopped: Promise<void> | undefined;
  // May be called twice: at the end of a command, and when the command is interrupted.
  return () => {
    stopped ??= stop().then(() => deleteApp(app));
    return stopped;
  };
}

/** State of a delivery, as the extension's documentation names it. */
type DeliveryState = 'PENDING' | 'PROCESSING' | 'RETRY' | 'SUCCESS' | 'ERROR';

const leaseMs = 60_000;

/** The update of a document of the mail collection, and whether its mail is sent then. */
interface Step {
  update: DocumentData;
  send: boolean;
}

/**
 * Returns the extension's next step with a mail: marks it as pending, leases it, or gives it up after
 * the lease has expired.
 *
 * @returns undefined if there is nothing to do
 */
export function nextStep(data: DocumentData, now: number): Step | undefined {
  if (typeof data.message !== 'object' && !data.template) return undefined;
  if (!data.delivery) {
    const delivery = { startTime: Timestamp.fromMillis(now), attempts: 0, error: null };
    return { update: { delivery: { ...delivery, state: 'PENDING' } }, send: false };
  }
  const state: DeliveryState = data.delivery.state;
  if (state === 'PENDING' || state === 'RETRY') {
    return {
      update: {
        'delivery.state': 'PROCESSING',
        'delivery.leaseExpireTime': Timestamp.fromMillis(now + leaseMs),
      },
      send: true,
    };
  }
  if (state === 'PROCESSING' && data.delivery.leaseExpireTime.toMillis() < now) {
    const error = 'Message processing lease expired.';
    return { update: { 'delivery.state': 'ERROR', 'delivery.error': error }, send: false };
  }
  return undefined;
}

/** Returns what the extension writes after a mail was sent, or after it failed. */
function outcome(sent: { accepted: string[]; messageId: string } | Error): DocumentData {
  const ended = {
    'delivery.attempts': FieldValue.increment(1),
    'delivery.endTime': FieldValue.serverTimestamp(),
    'delivery.leaseExpireTime': null,
  };
  if (sent instanceof Error) {
    return { ...ended, 'delivery.state': 'ERROR', 'delivery.error': String(sent) };
  }
  const info = { ...sent, rejected: [], pending: [], response: '250 Accepted' };
  return {
    ...ended,
    'delivery.state': 'SUCCESS',
    'delivery.error': null,
    'delivery.info': info,
  };
}

const parts = ['subject', 'text', 'html'] as const;

/**
 * Returns the mail of a document: looks up the recipients by their ids, and takes the text from the
 * template or from the document's own `message`.
 *
 * @throws Error with the extension's message
 */
async function prepare(firestore: Firestore, data: DocumentData): Promise<Mail> {
  const { toUids = [], template, message = {} } = data;
  const words = template ? await rendered(firestore, template) : {};
  const to = await addressesOf(firestore, toUids);
  if (to.length === 0) throw new Error('Failed to deliver email. Expected at least 1 recipient.');
  return { to, subject: '', text: '', html: '', ...message, ...words };
}

async function rendered(
  firestore: Firestore,
  { name, data }: { name: string; data?: unknown },
): Promise<Partial<Mail>> {
  const template = await firestore.doc(`${collections.mailTemplates}/${name}`).get();
  if (!template.exists) throw new Error(`tried to render non-existent template '${name}'`);
  return Object.fromEntries(
    parts
      .filter((part) => template.get(part))
      .map((part) => [part, Handlebars.compile(template.get(part))(data)]),
  );
}

async function addressesOf(firestore: Firestore, uids: string[]): Promise<string[]> {
  const recipients = firestore.collection(collections.mailRecipients);
  const found = await Promise.all(uids.map((uid) => recipients.doc(uid).get()));
  return found.map((recipient) => recipient.get('email')).filter(Boolean);
}

/** Folder for the mails, which are not sent, relative to the repository; git ignores it. */
export const mailFolder = '.mails';

/** A mail, ready to be sent. */
interface Mail {
  to: string[];
  subject: string;
  text: string;
  html: string;
}

/** Opens the folder of the mails, and empties it if asked to. */
export function openMailFolder({ folder = join(root, mailFolder), emptied = false } = {}) {
  if (emptied) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return {
    /** Writes a mail to the text file `ID.eml`, which mail programs can open. */
    put(id: string, mail: Mail): void {
      writeFileSync(join(folder, `${id}.eml`), emlOf(id, mail));
    },
  };
}

type MailFolder = ReturnType<typeof openMailFolder>;

function emlOf(id: string, { to, subject, text, html }: Mail): string {
  const { hostname } = new URL(site.url);
  const headers = {
    From: `${site.name} <no-reply@${hostname}>`,
    To: to.join(', '),
    Subject: subject,
    Date: new Date().toUTCString(),
    'Message-ID': `<${id}@${hostname}>`,
    'Content-Type': `text/${text ? 'plain' : 'html'}; charset=utf-8`,
  };
  const lines = Object.entries(headers).map(
    ([name, value]) => `${name}: ${value.replaceAll(/\s+/g, ' ')}\r\n`,
  );
  return `${lines.join('')}\r\n${text || html}`;
}
