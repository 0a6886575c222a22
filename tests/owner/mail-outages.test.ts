import { EventEmitter, once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Query } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { host } from '#scripts/local/stack.ts';
import { mailDocuments } from '#scripts/owner/mail-texts.ts';
import { leadKinds } from '#src/model/lead-forms/lead-kinds.ts';
import { leadMail } from '#src/model/leads/lead-documents.ts';
import { collections } from '#src/model/site/collections.ts';
import { createOutbox } from '../../mailer/src/outbox.ts';
import { runMs, smtpLimits } from '../../mailer/src/settings.ts';
import { openSession } from '../../mailer/src/smtp.ts';
import { ownerProject } from './owner-project.ts';

const { firestore, set } = ownerProject();
const mails = firestore.collection(collections.mail);
const { collection: kind } = leadKinds.quotes;
const hourMs = 3_600_000;
const start = Math.floor(Date.now() / hourMs) * hourMs;
const rejection =
  '5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for Ada Lovelace <ada@homes.test> (secret word).';

/** What the server does; a regular one takes every mail. */
let fault: 'away' | 'talks' | 'refuses the login' | 'refuses' | 'drops' | 'is silent' | undefined;
let commands: string[] = [];
let arrived: string[] = [];
let latest: Socket;
const arrival = new EventEmitter();

function serve(socket: Socket): void {
  latest = socket.on('error', () => {}).setEncoding('utf8');
  const say = (line: string) => socket.write(`${line}\r\n`);
  const answers: Record<string, () => unknown> = {
    EHLO: () => say('250 AUTH PLAIN'),
    AUTH: () => say(fault === 'refuses the login' ? `535 ${rejection}` : '235 ok'),
    MAIL: () => say(fault === 'refuses' ? `550 ${rejection}` : '250 ok'),
    DATA: () => say('354 go on'),
    QUIT: () => socket.end('221 bye\r\n'),
  };
  let isText = false;
  let read = '';
  socket.on('data', (chunk) => {
    read += chunk;
    if (!read.endsWith(isText ? '\r\n.\r\n' : '\r\n')) return;
    const whole = read;
    read = '';
    if (isText) {
      isText = false;
      arrived.push(whole);
      arrival.emit('mail');
      if (fault === 'drops') socket.destroy();
      else if (fault !== 'is silent') say('250 ok');
      return;
    }
    commands.push(whole.trim());
    const [name = ''] = whole.trim().split(' ');
    isText = name === 'DATA';
    if (fault !== 'talks') (answers[name] ?? (() => say('250 ok')))();
  });
  if (fault === 'away') socket.destroy();
  else say('220 mail.test');
  if (fault !== 'talks') return;
  const talk = setInterval(say, 5, '250-and');
  socket.on('close', () => clearInterval(talk));
}

const server = createServer(serve);
beforeAll(() => once(server.listen(0, host), 'listening'));
afterAll(() => void server.close());

let limits = smtpLimits;
let now = start;
let logged: string[] = [];
let nextLead = 0;

function connect() {
  const { port } = server.address() as AddressInfo;
  const uri = `smtp://ada%40homes.test@${host}:${port}`;
  return openSession({ uri, password: 'secret word\r\n', from: 'site@homes.test' }, limits);
}
const outbox = createOutbox({
  firestore,
  open: connect,
  now: () => new Date(now),
  log: (line) => logged.push(line),
});

beforeEach(async () => {
  fault = undefined;
  commands = [];
  arrived = [];
  logged = [];
  limits = smtpLimits;
  now = start;
  await set(mailDocuments('ada@homes.test', 'https://www.homes.test'));
});

/** Stores the mail about a new lead, and delivers its event. */
async function sendLead(): Promise<string> {
  const id = `lead-${nextLead++}`.padEnd(43, '0');
  await mails.doc(id).create(leadMail(kind, id, new Date(now)));
  await outbox.deliver(id);
  return id;
}

async function sendLeads(count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await sendLead());
  return ids;
}

async function runNextHour(): Promise<void> {
  now += hourMs;
  await outbox.catchUp();
}

async function deliveryOf(id: string) {
  return (await mails.doc(id).get()).get('delivery');
}

const countCommands = (name: string) => commands.filter((line) => line.startsWith(name)).length;
const messageIds = () => new Set(arrived.map((mail) => /^Message-ID: (.*)\r$/m.exec(mail)?.[1]));

it('introduces itself by the sender’s domain, and logs in without the line break of the secret', async () => {
  await sendLead();

  expect(commands.slice(0, 2)).toEqual([
    'EHLO homes.test',
    `AUTH PLAIN ${Buffer.from('\0ada@homes.test\0secret word').toString('base64')}`,
  ]);
  expect(arrived).toEqual([expect.stringMatching(/^Auto-Submitted: auto-generated\r$/m)]);
  expect([...messageIds()]).toEqual([expect.stringMatching(/^<[0-9a-f]{32}@homes\.test>$/)]);
});

describe('a server', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    [119_999, 'taken'],
    [120_000, 'unknown'],
  ])('that answers %i ms after the text has it %s', async (ms, outcome) => {
    fault = 'is silent';
    const session = await connect();
    const mail = { key: 'key', to: ['ada@homes.test'], subject: 'Hello', text: 'Hello' };
    const sending = session.send(mail).then(
      () => 'taken',
      ({ isUnknown }) => isUnknown && 'unknown',
    );
    await once(arrival, 'mail');

    vi.advanceTimersByTime(ms);
    latest.write('250 ok\r\n');

    expect(await sending).toBe(outcome);
    session.close();
  });

  it('that talks without end is left after 30 s', async () => {
    fault = 'talks';
    const opening = connect().catch(({ code }) => code);
    await once(server, 'connection');

    vi.advanceTimersByTime(30_000);

    expect(await opening).toBe('ETIMEDOUT');
  });
});

it.each(['is silent', 'drops'] as const)(
  'sends a mail once more, and recognizably the same, if the server %s after the text',
  async (how) => {
    fault = how;
    limits = { ...smtpLimits, answerMs: 20 };
    const id = await sendLead();
    expect(await deliveryOf(id)).toMatchObject({ state: 'UNKNOWN', attempts: 1 });

    for (let hour = 0; hour < 4; hour++) await runNextHour();

    expect(await deliveryOf(id)).toMatchObject({ state: 'UNKNOWN', attempts: 2 });
    expect(arrived).toHaveLength(2);
    expect(messageIds().size).toBe(1);
  },
);

it('tries a mail once more whose sender was interrupted', async () => {
  fault = 'is silent';
  const interrupted = sendLead();
  await once(arrival, 'mail');
  const first = latest;
  fault = 'refuses';

  await runNextHour();
  await runNextHour();

  const [mail] = (await mails.get()).docs;
  expect(mail?.get('delivery')).toMatchObject({ state: 'FAILED', attempts: 2, left: 0 });
  expect(countCommands('MAIL')).toBe(2);
  first.destroy();
  await interrupted;
});

it('ends after 24 refusals, over one connection an hour', async () => {
  fault = 'refuses';
  const [first = '', second = ''] = await sendLeads(2);

  for (let hour = 0; hour < 25; hour++) await runNextHour();

  expect(await deliveryOf(first)).toMatchObject({ state: 'FAILED', attempts: 24 });
  expect(await deliveryOf(second)).toMatchObject({ state: 'FAILED', attempts: 24 });
  expect(countCommands('MAIL')).toBe(48);
  expect(countCommands('AUTH')).toBe(2 + 23);
});

it('logs in once an hour while the login is refused, and at once for the technician’s mail', async () => {
  fault = 'refuses the login';
  const leads = await sendLeads(22);
  await outbox.catchUp();
  expect(countCommands('AUTH')).toBe(1);
  await runNextHour();
  expect(countCommands('AUTH')).toBe(2);
  fault = undefined;
  await sendLead();
  expect(arrived).toEqual([]);

  const message = { subject: 'Test', text: 'Test' };
  const expiresAt = new Date(now + hourMs);
  await mails.doc('test').create({ toUids: ['owner'], message, expiresAt });
  await outbox.deliver('test');
  await outbox.catchUp();

  expect(arrived).toHaveLength(1 + 14);
  expect(countCommands('AUTH')).toBe(4);
  await runNextHour();
  expect(messageIds().size).toBe(1 + leads.length + 1);
});

it('sends each lead once after eight hours without a server, and new ones meanwhile', async () => {
  fault = 'away';
  const leads = await sendLeads(40);
  for (let hour = 0; hour < 8; hour++) {
    await runNextHour();
    leads.push(...(await sendLeads(2)));
  }
  const tried = await Promise.all(leads.map(deliveryOf));
  expect(tried.filter(({ attempts }) => attempts === 1)).toHaveLength(20 + 16);
  expect(tried.filter(({ attempts }) => attempts === 0)).toHaveLength(20);

  fault = undefined;
  await runNextHour();
  expect(arrived).toHaveLength(15);
  const fresh = await sendLead();
  expect(await deliveryOf(fresh)).toMatchObject({ state: 'SENT', attempts: 1 });
  for (let hour = 0; hour < 3; hour++) await runNextHour();

  expect(arrived).toHaveLength(leads.length + 1);
  expect(messageIds().size).toBe(leads.length + 1);
  const { size } = await mails.get();
  expect(size).toBe(leads.length + 1);
});

it('adds to a summary that is still unsent', async () => {
  fault = 'away';
  const counter = firestore.doc(`${collections.mailCounts}/${kind}`);
  for (const waiting of [5, 7]) {
    await counter.set({ waiting }, { merge: true });
    await runNextHour();
    for (const { id } of (await mails.get()).docs) await outbox.deliver(id);
  }
  expect((await mails.get()).docs.map((mail) => mail.get('delivery.attempts'))).toEqual([2]);
  fault = undefined;
  await runNextHour();

  expect(arrived).toEqual([expect.stringMatching(/^Subject: .*: 12\r$/m)]);
  await counter.set({ waiting: 3 }, { merge: true });
  await runNextHour();
  expect(arrived[1]).toMatch(/^Subject: .*: 3\r$/m);
});

it('takes new leads for later hours up to 120, and bundles the others', async () => {
  fault = 'away';
  const hour = start;
  const counter = firestore.doc(`${collections.mailCounts}/${kind}`);
  await counter.set({ hour, sent: 0, taken: 119 });

  const [waits = '', bundled = ''] = await sendLeads(2);

  expect(await deliveryOf(waits)).toMatchObject({ state: 'FAILED', attempts: 0 });
  expect(await deliveryOf(bundled)).toMatchObject({ state: 'BUNDLED' });
});

it('reads at most a hundred mails in a run', async () => {
  const writer = firestore.bulkWriter();
  const at = new Date(start);
  for (let number = 0; number < 120; number++) {
    const mail = {
      ...leadMail(kind, `lead-${number}`, at),
      expiresAt: new Date(start + 7.1 * 24 * hourMs),
    };
    const delivery =
      number % 2 ? { state: 'SENT' } : { state: 'FAILED', attempts: 1, left: 9, due: at };
    void writer.create(mails.doc(), { ...mail, delivery });
  }
  await writer.close();
  fault = 'away';
  const queries = vi.spyOn(Query.prototype, 'get');

  await outbox.catchUp();

  const results = await Promise.all(queries.mock.results.map(({ value }) => value));
  queries.mockRestore();
  expect(results.map(({ size }) => size)).toEqual([50, 50]);
});

it('ends a run 150 s before its own end, and with its connection', async () => {
  fault = 'away';
  await sendLeads(3);
  fault = undefined;
  arrival.once('mail', () => {
    now += runMs - 150_000;
  });
  await outbox.catchUp();
  expect(arrived).toHaveLength(1);

  fault = 'drops';
  await outbox.catchUp();
  expect(arrived).toHaveLength(2);
});

it('sends the others if a document cannot be read', async () => {
  const expiresAt = new Date(start + 7 * 24 * hourMs);
  await mails.doc('a').create({ toUids: ['owner'], template: { name: 'new-lead' }, expiresAt });
  await mails.doc('b').create(leadMail(kind, 'b', new Date(now)));
  await mails.doc('c').create({ expiresAt });

  await outbox.catchUp();

  expect(arrived).toHaveLength(1);
  expect(logged).toEqual([
    'A mail could not be taken: malformed',
    expect.stringContaining('unknown'),
  ]);
});

it.each([
  ['refuses the login', 'EAUTH 535 5.7.139'],
  ['refuses', 'EENVELOPE 550 5.7.139'],
] as const)('keeps what a server said that %s, without whom it named', async (how, codes) => {
  fault = how;
  const id = await sendLead();
  await outbox.catchUp();

  const { error } = await deliveryOf(id);
  const stored = await firestore.collection(collections.mailCounts).get();
  const texts = JSON.stringify([error, logged, stored.docs.map((counter) => counter.data())]);

  expect(error).toMatch(
    `${codes} Authentication unsuccessful, SmtpClientAuthentication is disabled for …`,
  );
  expect(texts).not.toMatch(/ada|lovelace|homes\.test|secret|word/i);
  expect(logged.length).toBeGreaterThan(0);
});
