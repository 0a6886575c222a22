import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import Handlebars from 'handlebars';
import { collections } from '#src/domain/collections.ts';
import type { Mail } from './mail-folder.ts';

const parts = ['subject', 'text', 'html'] as const;

/**
 * Returns the mail of a document: looks up the recipients by their ids, and takes the text from the
 * template or from the document's own `message`.
 *
 * @throws Error with the extension's message
 */
export async function prepare(firestore: Firestore, data: DocumentData): Promise<Mail> {
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
