import { afterAll, describe, expect, test } from 'vitest';
import { logPath, readLog } from '#scripts/lib/logs.ts';
import { inFull } from '#tests/proof/extent.ts';
import { reportFigure } from '#tests/proof/figures.ts';
import { adminFirestore, type CallReply, freshProvider, recaptcha, send } from '../suite.ts';
import { bodies, personal } from './bodies.ts';
import { providerAnswers } from './provider.ts';
import { requests } from './requests.ts';
import { goodBody, type Made, type Row } from './row.ts';
import { otherForms, tokens } from './tokens.ts';

const firestore = adminFirestore();
freshProvider();

const quote = { verifier: 'verifyRecaptchaMortgage', action: 'submit' } as const;
const contact = { verifier: 'verifyRecaptcha', action: 'contact' } as const;

/** Values that must not be in any log: each token and the personal data of the calls. */
const secrets = new Set([personal]);
let calls = 0;
let held = 0;
/**
 * The number of receipts in the database after the previous row, or undefined if that ended early.
 */
let receipts: number | undefined;

async function storedReceipts(): Promise<number> {
  return (await firestore.collection('botReceipts').count().get()).data().count;
}

function sendRow({ send: sent }: Row, made: Made): Promise<CallReply> {
  calls += 1;
  return send(made.verifier, sent?.(made) ?? { body: goodBody(made) });
}

async function expectRow(row: Row, maker: Omit<Made, 'token'>): Promise<void> {
  const token = await recaptcha.mint({ action: maker.action, ...row.token });
  const made = { ...maker, token };
  secrets.add(token);
  const receiptsBefore = receipts ?? (await storedReceipts());
  receipts = undefined;

  await row.before?.(made, firestore);
  const replies = await Promise.all(
    Array.from({ length: row.atOnce ?? 1 }, () => sendRow(row, made)),
  );

  const expected = typeof row.reply === 'function' ? row.reply(made) : row.reply;
  for (const reply of replies) expect(reply).toEqual(expected);
  receipts = await storedReceipts();
  expect(receipts - receiptsBefore, 'receipts').toBe(row.receipts);
  const [fewest, most] = [row.assessments].flat() as [number, number?];
  const { count } = await recaptcha.assessments();
  expect(count, 'assessments').toBeGreaterThanOrEqual(fewest);
  expect(count, 'assessments').toBeLessThanOrEqual(most ?? fewest);
  held += 1;
}

/** Both functions read their calls in the same way. */
const readers = inFull ? [quote, contact] : [contact];

describe.each(readers)('$verifier, sent', (maker) => {
  describe('a body:', () => {
    test.each(bodies)('$name', (row) => expectRow(row, maker));
  });
  describe('a request:', () => {
    test.each(requests)('$name', (row) => expectRow(row, maker));
  });
});

describe.each([quote, contact])('$verifier, sent a token', (maker) => {
  test.each(tokens)('$name', (row) => expectRow(row, maker));
});

describe('verifyRecaptcha, sent a token', () => {
  test.each(otherForms)('$name', (row) => expectRow(row, contact));
});

describe('verifyRecaptchaMortgage, while the provider', () => {
  test.each(providerAnswers)('$name', (row) => expectRow(row, quote));
});

test('logs no token and no personal data', async () => {
  const log = () => readLog(logPath('emulators'));
  // These calls are logged after all others.
  const last = `text/${crypto.randomUUID()}`;
  for (const { verifier } of [quote, contact]) {
    await send(verifier, { headers: { 'content-type': last }, body: '{}' });
  }
  await expect.poll(() => log().split(last).length - 1, { timeout: 10_000 }).toBe(2);

  const beginnings = [...secrets].map((secret) => secret.slice(0, 24));
  expect(beginnings.filter((secret) => log().includes(secret))).toEqual([]);
});

afterAll(() => {
  const rows =
    [bodies, requests].flat().length * readers.length +
    tokens.length * 2 +
    [otherForms, providerAnswers].flat().length;
  if (held === rows)
    reportFigure('Callables', `${calls} strange calls, each answered as it should`);
});
