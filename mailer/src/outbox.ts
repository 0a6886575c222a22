import { createHash } from 'node:crypto';
import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { formatTime } from '../../src/lib/format/format-time.ts';
import { leadKinds } from '../../src/model/lead-forms/lead-kinds.ts';
import {
  mailKeptMs,
  mailRecipientId,
  mailTemplateId,
} from '../../src/model/leads/lead-documents.ts';
import { referenceNumber } from '../../src/model/leads/lead-reference.ts';
import type { DeliveryState } from '../../src/model/leads/mail-delivery.ts';
import { collections } from '../../src/model/site/collections.ts';
import { bundleTemplates, hourlyLimits, runMs, smtpLimits } from './settings.ts';
import type { Mail, Session, SmtpFailure } from './smtp.ts';

const hourMs = 3_600_000;
/** After this time, whoever was sending a mail has ended. */
const leaseMs = 10 * 60_000;
/** How far back the hourly function looks for mails whose event was lost. */
const lostWithinMs = 3 * hourMs;
/** A run makes two queries, and so reads a hundred mails. */
const mostPerQuery = 50;
const mostTries = 24;

interface Dependencies {
  firestore: Firestore;
  /** Connects to the SMTP server and logs in. */
  open(): Promise<Session>;
  now?: () => Date;
  log?: (line: string) => void;
}

/** Nothing was tried, for a reason that the technician should know. */
class NotTried extends Error {}

/**
 * Sends the documents of the collection `mail`, and records the outcome in their `delivery`: with how many tries are
 * `left`, and from when on it is `due` again, if ever. It logs nothing about a lead or its sender.
 */
export function createOutbox(dependencies: Dependencies) {
  const { firestore, open, now = () => new Date(), log = logError } = dependencies;
  const mails = firestore.collection(collections.mail);
  const counterOf = (kind: string) => firestore.doc(`${collections.mailCounts}/${kind}`);
  const refusedLogin = counterOf('login');
  const after = (ms: number) => new Date(now().getTime() + ms);

  /**
   * Sends a mail, unless that was done, is under way, or has to wait.
   *
   * @param session the connection of a run; an event makes its own
   */
  async function deliver(id: string, session?: Session): Promise<void> {
    const data = await claim(id).catch(({ code = 'malformed' }) => {
      log(`A mail could not be taken: ${code}`);
    });
    if (!data) return;
    const { attempts, kind } = data;
    const outcome = await prepare(id, data)
      .then(async (mail) => {
        const used = session ?? (await connect(!data.template));
        await used.send(mail).finally(() => session ?? used.close());
      })
      .then(() => ({ state: 'SENT' as DeliveryState }), describeFailure);
    if ('error' in outcome) log(`A mail could not be sent: ${outcome.error}`);
    const left = outcome.state === 'UNKNOWN' ? Math.min(data.left, 1) : data.left;
    const due = outcome.state !== 'SENT' && left > 0 && { due: now() };
    const delivery = { ...outcome, attempts, left, at: now(), ...due };
    await firestore
      .runTransaction(async (transaction) => {
        const counter = kind && outcome.state === 'SENT' && (await readCounter(transaction, kind));
        transaction.update(mails.doc(id), { delivery });
        if (counter) transaction.set(counterOf(kind), { ...counter, sent: counter.sent + 1 });
      })
      // The mail of a lead is deleted with it, perhaps in the meantime.
      .catch(() => log('The outcome of a mail could not be stored.'));
  }

  /**
   * Logs in, unless a login was refused within the hour: the next ones could lock the account.
   *
   * @param isForced whether to try all the same, for a mail of the technician's
   */
  async function connect(isForced = false): Promise<Session> {
    const { at, error } = (await refusedLogin.get()).data() ?? {};
    if (!isForced && at?.toDate() > after(-hourMs)) throw new NotTried(error);
    const session = await open().catch(async (failure: SmtpFailure) => {
      const isRefused = failure.code === 'EAUTH' && Number(failure.responseCode) >= 500;
      if (isRefused) await refusedLogin.set({ at: now(), error: explain(failure) });
      throw failure;
    });
    if (at) await refusedLogin.delete();
    return session;
  }

  /** Marks a mail as being sent, so that an event that is delivered twice sends once. */
  function claim(id: string): Promise<DocumentData | undefined> {
    return firestore.runTransaction(async (transaction) => {
      const mail = (await transaction.get(mails.doc(id))).data();
      const { due, ...before } = mail?.delivery ?? { attempts: 0, left: mostTries };
      if (!mail || (mail.delivery && !(due?.toDate() <= now()))) return undefined;
      const store = (delivery: DocumentData) => transaction.update(mails.doc(id), { delivery });
      if (!(mail.expiresAt.toDate() > now()) || before.left === 0) {
        if (due) store({ ...before, state: before.state === 'SENDING' ? 'UNKNOWN' : before.state });
        return undefined;
      }
      const isNew = !due;
      const kind = mail.template?.name === mailTemplateId && mail.template.data.kind;
      const state = kind ? await count(transaction, kind, isNew) : 'SENDING';
      if (state !== 'SENDING') {
        if (isNew)
          store({ ...before, state, at: now(), ...(state === 'FAILED' && { due: now() }) });
        return undefined;
      }
      const attempts = before.attempts + 1;
      const left = before.left - 1;
      // What is interrupted may have been sent, and is tried once more.
      store({ state, attempts, left: Math.min(left, 1), at: now(), due: after(leaseMs) });
      return { ...mail, attempts, left, kind: isNew && kind };
    });
  }

  /** Returns what is counted of a kind: in this hour `sent`, and `taken` to be sent; `waiting` for a summary. */
  async function readCounter(transaction: Transaction, kind: string): Promise<DocumentData> {
    const stored = (await transaction.get(counterOf(kind))).data() ?? {};
    const hour = Math.floor(now().getTime() / hourMs) * hourMs;
    const { waiting = 0, summary = '' } = stored;
    return { ...(stored.hour === hour ? stored : { hour, sent: 0, taken: 0 }), waiting, summary };
  }

  /** Counts a mail about a lead, and returns its state: sent now or later, or bundled, which begins with a notice. */
  async function count(transaction: Transaction, kind: string, isNew: boolean) {
    const counter = await readCounter(transaction, kind);
    const { hour, sent, taken, waiting, hasNotice } = counter;
    const isTried = taken < (isNew ? hourlyLimits.tries : hourlyLimits.repeats);
    if (!isTried && !isNew) return 'FAILED';
    if (isTried || (sent < hourlyLimits.tries && taken < hourlyLimits.taken)) {
      transaction.set(counterOf(kind), { ...counter, taken: taken + 1 });
      return isTried ? 'SENDING' : 'FAILED';
    }
    transaction.set(counterOf(kind), { ...counter, waiting: waiting + 1, hasNotice: true });
    if (!hasNotice) {
      const nextHour = new Date(hour + hourMs);
      const data = { kind, time: formatTime(nextHour.toISOString()) };
      // Nobody needs the notice any more when the next mail may come.
      transaction.create(mails.doc(), bundleMail(bundleTemplates.notice, data, nextHour));
    }
    return 'BUNDLED';
  }

  /** Requests the summary of a kind's bundled leads, or adds them to the one that is still unsent. */
  function summarize(kind: string): Promise<void> {
    return firestore.runTransaction(async (transaction) => {
      const counter = await readCounter(transaction, kind);
      const { waiting, summary } = counter;
      if (waiting === 0) return;
      const earlier = summary && (await transaction.get(mails.doc(summary))).data();
      const { state = 'FAILED', due = true } = earlier?.delivery ?? {};
      const isUnsent = earlier && state === 'FAILED' && due;
      const place = isUnsent ? mails.doc(summary) : mails.doc();
      const data = { kind, count: waiting + (isUnsent ? earlier.template.data.count : 0) };
      const mail = bundleMail(bundleTemplates.summary, data, after(mailKeptMs));
      transaction.set(place, mail, { merge: true });
      transaction.set(counterOf(kind), { ...counter, waiting: 0, summary: place.id });
    });
  }

  /** Requests the summaries, and sends over one connection what failed, has to wait or was never taken. */
  async function catchUp(): Promise<void> {
    const end = after(runMs - smtpLimits.textMs - smtpLimits.answerMs);
    for (const { collection } of Object.values(leadKinds)) await summarize(collection);
    const [due, recent] = await Promise.all([
      mails.where('delivery.due', '<=', now()).limit(mostPerQuery).get(),
      mails
        .where('expiresAt', '>', after(mailKeptMs - lostWithinMs))
        .limit(mostPerQuery)
        .get(),
    ]);
    const waiting = [...due.docs, ...recent.docs.filter((mail) => !mail.get('delivery'))];
    if (waiting.length === 0) return;
    const session = await connect().catch(describeFailure);
    if ('state' in session) return log(`No mail could be sent: ${session.error}`);
    for (const { id } of waiting) {
      if (session.isOpen() && now() < end) await deliver(id, session);
    }
    session.close();
  }

  /** Returns the words of a mail and whom it goes to. A lead's id, with which anybody can ask for its deletion, stays out. */
  async function prepare(id: string, { toUids, template, message }: DocumentData): Promise<Mail> {
    const read = async (path: string) => (await firestore.doc(path).get()).data();
    const uids: string[] = toUids;
    const recipients = await Promise.all(
      uids.map((uid) => read(`${collections.mailRecipients}/${uid}`)),
    );
    const to = recipients.flatMap((recipient) => recipient?.email ?? []);
    if (to.length === 0) throw new NotTried('nobody is set up to get it');
    const hash = createHash('sha256').update(`${collections.mail}/${id}`).digest('hex');
    const mail = { key: hash.slice(0, 32), to };
    if (!template) return { ...mail, subject: message.subject, text: message.text };
    const { leadId = '', ...data } = template.data;
    const words = await read(`${collections.mailTemplates}/${template.name}`);
    if (!words) throw new NotTried(`the template ${template.name} is missing`);
    const values = { ...data, what: words.kinds[data.kind], reference: referenceNumber(leadId) };
    const fillIn = (text: string) =>
      text.replaceAll(/{{(\w+)}}/g, (_, name) => String(values[name] ?? ''));
    const { subject, text, html } = words;
    return { ...mail, subject: fillIn(subject), text: fillIn(text), html: html && fillIn(html) };
  }

  return { deliver, catchUp };
}

function bundleMail(name: string, data: object, expiresAt: Date): DocumentData {
  return {
    toUids: [mailRecipientId],
    template: { name, data },
    expiresAt,
  };
}

/** The words of servers that help a technician. Others may name somebody, or be an address or a password. */
const helpfulWords = `account again and application-specific attempts authentication basic blocked client credentials
  daily denied disabled does email error exceeded failed for from full have identity incorrect invalid is later limit
  locked login mail mailbox many maximum message must not of or owned password permission policy quota rate rejected
  relay relaying required send sender sending smtp smtpclientauthentication spam supported suspended temporarily the
  this to too try unavailable unknown unsuccessful user username verified`;

/** Returns the codes of a failure, and what the server said, without what may name somebody. */
function explain({ code, originalCode, response = '' }: SmtpFailure): string {
  const [status = ''] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response) ?? [];
  const known = helpfulWords.split(/\s+/);
  const said = response.slice(status.length).replaceAll(/\S+/g, (word) => {
    return known.includes(word.toLowerCase().replace(/\W$/, '')) ? word : '…';
  });
  const words = [code, originalCode, status, said.trim()].filter(Boolean).join(' ');
  return words.replaceAll(/…(?:\s+…)+/g, '…').slice(0, 200) || 'unknown';
}

/** Returns the state and the reason of what failed. */
function describeFailure(failure: SmtpFailure) {
  const error = failure instanceof NotTried ? failure.message : explain(failure);
  const state: DeliveryState = failure.isUnknown ? 'UNKNOWN' : 'FAILED';
  return { state, error };
}
