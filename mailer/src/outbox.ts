import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { collections } from '../../src/domain/collections.ts';
import {
  mailKeptMs,
  mailRecipientId,
  mailTemplateId,
} from '../../src/domain/leads/lead-documents.ts';
import { leadKinds } from '../../src/domain/leads/lead-kinds.ts';
import { referenceNumber } from '../../src/domain/leads/lead-reference.ts';
import {
  type DeliveryState,
  deliveryStateField,
  unsentState,
} from '../../src/domain/leads/mail-delivery.ts';
import { formatTime } from '../../src/lib/format-time.ts';
import { bundleTemplates, mailsPerHour } from './settings.ts';
import type { Mail } from './smtp.ts';

const hourMs = 3_600_000;
/** After this time, whoever was sending a mail has ended. */
const leaseMs = 10 * 60_000;
/** How far back the hourly function looks for mails whose event was lost. */
const lostWithinMs = 3 * hourMs;
const mostPerRun = 100;
const triedAgain: DeliveryState[] = [unsentState, 'SENDING'];

interface Dependencies {
  firestore: Firestore;
  send(mail: Mail): Promise<void>;
  now?: () => Date;
}

interface Outcome {
  state: DeliveryState;
  /** Why it could not be sent. */
  error?: string;
}

/** The owner must run `npm run mail:setup` (again). */
class NotSetUp extends Error {}

/**
 * Sends the documents of the collection `mail`, and records the outcome in their `delivery`. It logs nothing
 * about a lead or its sender.
 */
export function createOutbox({ firestore, send, now = () => new Date() }: Dependencies) {
  const mails = firestore.collection(collections.mail);
  const counterOf = (kind: string) => firestore.doc(`${collections.mailCounts}/${kind}`);

  /** Sends a mail, unless that was done, is under way, or is over the limit of its hour. */
  async function deliver(id: string): Promise<void> {
    const data = await claim(id);
    if (!data) return;
    const outcome = await prepare(data)
      .then(send)
      .then((): Outcome => ({ state: 'SENT' }), describeFailure);
    if (outcome.error) logError(`A mail could not be sent: ${outcome.error}`);
    // The mail of a lead is deleted with it, perhaps in the meantime.
    const { attempts } = data;
    await mails
      .doc(id)
      .update({ delivery: { ...outcome, attempts, at: Timestamp.fromDate(now()) } })
      .catch(() => logError('The outcome of a mail could not be stored.'));
  }

  /** Marks a mail as being sent, so that an event that is delivered twice sends once. */
  function claim(id: string): Promise<DocumentData | undefined> {
    return firestore.runTransaction(async (transaction) => {
      const mail = (await transaction.get(mails.doc(id))).data();
      if (!mail || isDone(mail, now())) return undefined;
      const { template, delivery } = mail;
      const attempts = (delivery?.attempts ?? 0) + 1;
      const at = Timestamp.fromDate(now());
      const isOfLead = template?.name === mailTemplateId;
      const mayBeSent = !isOfLead || (await count(transaction, template.data.kind));
      const state: DeliveryState = mayBeSent ? 'SENDING' : 'BUNDLED';
      transaction.update(mails.doc(id), { delivery: { state, attempts, at } });
      return mayBeSent ? { ...mail, attempts } : undefined;
    });
  }

  /**
   * Counts a mail about a lead in its hour. The first one over the limit adds the notice.
   *
   * @returns whether it may be sent
   */
  async function count(transaction: FirebaseFirestore.Transaction, kind: string): Promise<boolean> {
    const hour = Math.floor(now().getTime() / hourMs) * hourMs;
    const stored = (await transaction.get(counterOf(kind))).data();
    const sent: number = stored?.hour === hour ? stored.sent : 0;
    const isOver = sent >= mailsPerHour;
    const waiting = (stored?.waiting ?? 0) + Number(isOver);
    transaction.set(counterOf(kind), { hour, sent: sent + 1, waiting });
    if (sent === mailsPerHour) {
      const nextHour = new Date(hour + hourMs);
      const data = { kind, time: formatTime(nextHour.toISOString()) };
      // Nobody needs the notice any more when the next mail may come.
      transaction.create(mails.doc(), bundleMail(bundleTemplates.notice, data, nextHour));
    }
    return !isOver;
  }

  /** Requests the summary of a kind's leads that were over the limit. */
  function summarize(kind: string): Promise<void> {
    return firestore.runTransaction(async (transaction) => {
      const { waiting = 0, ...counter } = (await transaction.get(counterOf(kind))).data() ?? {};
      if (waiting === 0) return;
      const expiresAt = new Date(now().getTime() + mailKeptMs);
      const data = { kind, count: waiting };
      transaction.create(mails.doc(), bundleMail(bundleTemplates.summary, data, expiresAt));
      transaction.set(counterOf(kind), { ...counter, waiting: 0 });
    });
  }

  /** Requests the summaries that are due, and sends again what failed or was never taken. */
  async function catchUp(): Promise<void> {
    for (const { collection } of Object.values(leadKinds)) await summarize(collection);
    const newest = new Date(now().getTime() + mailKeptMs - lostWithinMs);
    const found = await Promise.all([
      mails.where(deliveryStateField, 'in', triedAgain).limit(mostPerRun).get(),
      mails.where('expiresAt', '>', Timestamp.fromDate(newest)).get(),
    ]);
    const [unsent = [], recent = []] = found.map(({ docs }) => docs);
    const lost = recent.filter((mail) => !mail.get('delivery'));
    for (const { id } of [...unsent, ...lost]) await deliver(id);
  }

  /** Returns the words of a mail and whom it goes to. A lead's id, with which anybody can ask for its deletion, stays out. */
  async function prepare({ toUids, template, message }: DocumentData): Promise<Mail> {
    const read = async (path: string) => (await firestore.doc(path).get()).data();
    const uids: string[] = toUids;
    const recipients = await Promise.all(
      uids.map((uid) => read(`${collections.mailRecipients}/${uid}`)),
    );
    const to = recipients.flatMap((recipient) => recipient?.email ?? []);
    if (to.length === 0) throw new NotSetUp('nobody is set up to get it');
    if (!template) return { to, subject: message.subject, text: message.text };
    const { leadId = '', ...data } = template.data;
    const words = await read(`${collections.mailTemplates}/${template.name}`);
    if (!words) throw new NotSetUp(`the template ${template.name} is missing`);
    const values = { ...data, what: words.kinds[data.kind], reference: referenceNumber(leadId) };
    const fillIn = (text: string) =>
      text.replaceAll(/{{(\w+)}}/g, (_, name) => String(values[name] ?? ''));
    const { subject, text, html } = words;
    return { to, subject: fillIn(subject), text: fillIn(text), html: html && fillIn(html) };
  }

  return { deliver, catchUp };
}

function isDone({ delivery, expiresAt }: DocumentData, now: Date): boolean {
  if (!(expiresAt?.toDate() > now)) return true;
  if (delivery?.state !== 'SENDING') return delivery && delivery.state !== unsentState;
  return delivery.at.toMillis() > now.getTime() - leaseMs;
}

function bundleMail(name: string, data: object, expiresAt: Date): DocumentData {
  return {
    toUids: [mailRecipientId],
    template: { name, data },
    expiresAt: Timestamp.fromDate(expiresAt),
  };
}

/** Returns why a mail failed, with the server's code but not with its words, which may name somebody. */
function describeFailure(error: {
  code?: string;
  responseCode?: number;
  message: string;
}): Outcome {
  const code = [error.code, error.responseCode].filter(Boolean).join(' ');
  return {
    state: unsentState,
    error: error instanceof NotSetUp ? error.message : code || 'unknown',
  };
}
