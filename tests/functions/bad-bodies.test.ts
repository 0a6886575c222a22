import { beforeAll, describe, expect, test } from 'vitest';
import { verifierActions } from '#src/features/bot-check/bot-check.contract.ts';
import { adminFirestore, freshProvider, post, recaptcha, receiptRef } from './suite.ts';

const firestore = adminFirestore();
freshProvider();

/** Good in all but the one thing that each body gets wrong. */
let token: string;

beforeAll(async () => {
  token = await recaptcha.mint({ action: 'contact' });
});

const bodies: [what: string, body: (token: string) => string][] = [
  ['nothing', () => ''],
  ['an empty object', () => '{}'],
  ['data beside other keys', (t) => `{"data":{"token":"${t}","action":"contact"},"more":1}`],
  ['null as data', () => '{"data":null}'],
  ['a text as data', (t) => `{"data":"${t}"}`],
  ['a number as data', () => '{"data":1}'],
  ['a list as data', (t) => `{"data":["${t}","contact"]}`],
  ['no token', () => '{"data":{"action":"contact"}}'],
  ['an empty token', () => '{"data":{"token":"","action":"contact"}}'],
  ['a number as token', () => '{"data":{"token":123456789012345678901,"action":"contact"}}'],
  ['null as token', () => '{"data":{"token":null,"action":"contact"}}'],
  ['a list as token', (t) => `{"data":{"token":["${t}"],"action":"contact"}}`],
  ['an object as token', () => '{"data":{"token":{"length":1500},"action":"contact"}}'],
  ['a token of 10 MB', () => `{"data":{"token":"${'x'.repeat(10_000_000)}","action":"contact"}}`],
  ['a token with Unicode', (t) => `{"data":{"token":"${t}ä🏠","action":"contact"}}`],
  ['a token with a null character', (t) => `{"data":{"token":"${t}\\u0000","action":"contact"}}`],
  ['no action', (t) => `{"data":{"token":"${t}"}}`],
  ['an unknown action', (t) => `{"data":{"token":"${t}","action":"login"}}`],
  ['a list as action', (t) => `{"data":{"token":"${t}","action":["contact"]}}`],
  ['__proto__ as action', (t) => `{"data":{"token":"${t}","action":"__proto__"}}`],
  ['constructor as action', (t) => `{"data":{"token":"${t}","action":"constructor"}}`],
  ['a Unicode twin of the action', (t) => `{"data":{"token":"${t}","action":"ｃontact"}}`],
  ['all behind __proto__', (t) => `{"data":{"__proto__":{"token":"${t}","action":"contact"}}}`],
];

describe('verifyRecaptcha refuses, unspent and without a receipt,', () => {
  test.each(bodies)('%s', async (_what, body) => {
    const reply = await post('verifyRecaptcha', body(token));

    expect(reply.status).toBe(400);
    expect(reply.body.error?.status).toBe('INVALID_ARGUMENT');
    expect((await recaptcha.assessments()).count).toBe(0);
    expect((await (await receiptRef(firestore, token)).get()).exists).toBe(false);
  });
});

test.each([
  ...verifierActions.verifyRecaptcha.map((action) => ['verifyRecaptchaMortgage', action] as const),
  ...verifierActions.verifyRecaptchaMortgage.map((action) => ['verifyRecaptcha', action] as const),
])('%s refuses %s, an action of the other', async (name, action) => {
  const made = await recaptcha.mint({ action });

  const reply = await post(name, JSON.stringify({ data: { token: made, action } }));

  expect(reply.body.error?.status).toBe('INVALID_ARGUMENT');
  expect((await recaptcha.assessments()).count).toBe(0);
  expect((await (await receiptRef(firestore, made)).get()).exists).toBe(false);
});
