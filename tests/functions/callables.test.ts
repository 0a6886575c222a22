import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { logPath, readLog } from '#scripts/lib/failure.ts';
import type { FakeAssessment } from '#scripts/local/fake-recaptcha.ts';
import {
  type LeadAction,
  type VerifierName,
  warmUpQuery,
} from '#src/model/lead-forms/bot-check.contract.ts';
import type { MintedToken } from '#tests/fixtures/recaptcha-control.ts';
import { tokenLength } from '../../functions/src/request.ts';
import {
  adminFirestore,
  type CallReply,
  call,
  freshProvider,
  recaptcha,
  receiptRef,
  type Sent,
  send,
} from './suite.ts';

const firestore = adminFirestore();
freshProvider();

/** A valid token, its action, and the function that verifies it. */
interface Made {
  token: string;
  action: LeadAction;
  verifier: VerifierName;
}

/** An unusual call: what is sent instead of a valid one, the reply, and how many receipts and assessments it makes. */
type Row = [
  name: string,
  send: (made: Made) => Sent,
  reply: CallReply | ((made: Made) => CallReply),
  receipts: number,
  assessments: number,
  special?: { token?: Partial<MintedToken>; before?: (made: Made) => Promise<unknown> },
];

function error(status: number, code: string, message: string): CallReply {
  return { status, body: { error: { status: code, message } } };
}
/** The reply to a request that is not a call, because of its method or its content type. */
const badRequest = error(400, 'INVALID_ARGUMENT', 'Bad Request');
const noToken = error(400, 'INVALID_ARGUMENT', 'The token is missing or malformed.');
const noAction = error(400, 'INVALID_ARGUMENT', 'The action is missing or unknown.');
const unauthenticated = error(401, 'UNAUTHENTICATED', 'Unauthenticated');
const otherSite = error(403, 'PERMISSION_DENIED', 'Pages of other sites may not call this.');
const noVerdict = error(503, 'UNAVAILABLE', 'The bot check could not be completed.');
const refused: CallReply = { status: 200, body: { result: { success: false } } };
const scored =
  (score: number) =>
  ({ action }: Made): CallReply => ({
    status: 200,
    body: { result: { success: true, score, action } },
  });
const verified = scored(0.9);
/** The reply when the body parser rejects a request before the function runs, or when nothing is to be said. */
const withoutBody = (status: number): CallReply => ({ status, body: undefined });

/** A value as in a lead, which must never be in a log. */
const personal = 'jane.roe@example.com';
const deep = 100_000;
const lists = `${'['.repeat(deep)}${']'.repeat(deep)}`;

const good = '{"token":"TOKEN","action":"ACTION"}';
/** Sends a body in which TOKEN is a valid token and ACTION its action. */
const body = (text: string) => (made: Made) => ({
  body: text.replaceAll('TOKEN', made.token).replaceAll('ACTION', made.action),
});
const data = (text: string) => body(`{"data":${text}}`);
const beside = (text: string) => data(`{"token":"TOKEN","action":"ACTION",${text}}`);
const token = (text: string) => data(`{"token":${text},"action":"ACTION"}`);
const goodCall = data(good);

const bodies: Row[] = [
  ['no body', body(''), noToken, 0, 0],
  ['null', body('null'), withoutBody(400), 0, 0],
  ['half a call', body('{"data":{"token":"TOKEN"'), withoutBody(400), 0, 0],
  ['arrays 100,000 deep', body(lists), noToken, 0, 0],
  ['no data, and personal data', body(`{"email":"${personal}"}`), noToken, 0, 0],
  ['data 100,000 arrays deep', data(lists), noToken, 0, 0],
  ['a token of 11 MB', token(`"${'x'.repeat(11_000_000)}"`), noToken, 0, 0],
  ['an unknown token', token(`"${'x'.repeat(tokenLength.min)}"`), refused, 0, 1],
  ['the longest token, unknown', token(`"${'x'.repeat(tokenLength.max)}"`), refused, 0, 1],
  ['personal data as action', data(`{"token":"TOKEN","action":"${personal}"}`), noAction, 0, 0],
  ['a byte order mark', body(`\ufeff{"data":${good}}`), verified, 1, 1],
  ['a whole lead in data', beside(`"email":"${personal}","score":1`), verified, 1, 1],
  ['arrays 100,000 deep beside them', beside(`"more":${lists}`), verified, 1, 1],
];

const json = { 'content-type': 'application/json' };
const compressed = { ...json, 'content-encoding': 'gzip' };
const home = { ...json, origin: 'http://127.0.0.1:5000' };
const elsewhere = { ...json, origin: 'https://evil.example' };
const withHeaders = (headers: Record<string, string>) => (made: Made) => ({
  headers,
  ...goodCall(made),
});
const mayCall = (headers: Record<string, string>) => () => ({
  method: 'OPTIONS',
  headers: { ...headers, 'access-control-request-method': 'POST' },
});
const stream = { headers: { ...json, accept: 'text/event-stream' }, body: '{}' };
const form = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: `email=${personal}&data=`,
};

const requests: Row[] = [
  ['GET', () => ({ method: 'GET' }), badRequest, 0, 0],
  ['GET that warms up', () => ({ method: 'GET', query: warmUpQuery }), withoutBody(204), 0, 0],
  ['no content type', withHeaders({}), badRequest, 0, 0],
  ['a form with personal data', () => form, badRequest, 0, 0],
  [
    'bytes that are not UTF-8',
    (made) => ({ body: Buffer.from(token('"TOKEN\xff\xfe"')(made).body, 'latin1') }),
    noToken,
    0,
    0,
  ],
  [
    'a compressed call',
    (made) => ({ headers: compressed, body: gzipSync(goodCall(made).body) }),
    verified,
    1,
    1,
  ],
  ['a page of this site', withHeaders(home), verified, 1, 1],
  ['a preflight from this site', mayCall(home), withoutBody(204), 0, 0],
  ['a page of another site', withHeaders(elsewhere), otherSite, 0, 0],
  ['a preflight from another site', mayCall(elsewhere), otherSite, 0, 0],
  ['an unknown browser', withHeaders({ ...json, 'user-agent': personal }), verified, 1, 1],
  ['invalid login', withHeaders({ ...json, authorization: 'Basic a' }), unauthenticated, 0, 0],
  ['a request for a stream', () => stream, { ...noToken, status: 200 }, 0, 0],
];

const verify = ({ verifier, token, action }: Made) => call(verifier, { token, action });
const answered = (assessment: FakeAssessment) => ({ token: { assessment } });
const serverError = { reply: { status: 500, body: '' } };

const tokens: Row[] = [
  ['the lowest score', goodCall, scored(0), 1, 1, answered({ score: 0 })],
  ['a token while the provider hangs', goodCall, noVerdict, 0, 1, answered({ fault: 'hang' })],
  ['a token while the provider is broken', goodCall, noVerdict, 0, 1, answered(serverError)],
  [
    'a token again after the provider changed its mind',
    goodCall,
    verified,
    1,
    1,
    {
      async before(made) {
        await verify(made);
        await recaptcha.setAssessment({ score: 0.1 });
      },
    },
  ],
  [
    'a token again after a provider fault',
    goodCall,
    verified,
    1,
    2,
    {
      async before(made) {
        await recaptcha.setAssessment({ ...serverError, times: 1 });
        await verify(made);
      },
    },
  ],
  [
    'a token that was assessed elsewhere, without a receipt',
    goodCall,
    refused,
    0,
    2,
    {
      async before(made) {
        await verify(made);
        await (await receiptRef(firestore, made.token)).delete();
      },
    },
  ],
];

/** Values that must not be in any log: each token and the personal data of the calls. */
const secrets = new Set([personal]);
const storedReceipts = async () =>
  (await firestore.collection('botReceipts').count().get()).data().count;

/** Both functions read their calls in the same way, and ask the provider in the same way. */
describe.each<Omit<Made, 'token'> & { rows: Row[] }>([
  {
    verifier: 'verifyRecaptcha',
    action: 'contact',
    rows: [...bodies, ...requests],
  },
  {
    verifier: 'verifyRecaptchaMortgage',
    action: 'submit',
    rows: tokens,
  },
])('$verifier is sent', ({ rows, ...maker }) => {
  test.each(rows)('%s', async (_name, sent, reply, receipts, assessments, special = {}) => {
    const { token, before } = special;
    const made = { ...maker, token: await recaptcha.mint({ action: maker.action, ...token }) };
    secrets.add(made.token);
    const receiptsBefore = await storedReceipts();
    await before?.(made);

    const actual = await send(made.verifier, sent(made));

    expect(actual).toEqual(typeof reply === 'function' ? reply(made) : reply);
    expect((await storedReceipts()) - receiptsBefore, 'receipts').toBe(receipts);
    expect((await recaptcha.assessments()).count, 'assessments').toBe(assessments);
  });
});

test('logs no token and no personal data', async () => {
  const log = () => readLog(logPath('emulators'));
  // These calls are logged after all others.
  const last = `text/${crypto.randomUUID()}`;
  for (const verifier of ['verifyRecaptcha', 'verifyRecaptchaMortgage'] as const) {
    await send(verifier, { headers: { 'content-type': last }, body: '{}' });
  }
  await expect.poll(() => log().split(last).length - 1, { timeout: 10_000 }).toBe(2);

  const beginnings = [...secrets].map((secret) => secret.slice(0, 24));
  expect(beginnings.filter((secret) => log().includes(secret))).toEqual([]);
});
