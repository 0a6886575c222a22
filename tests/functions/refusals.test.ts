import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { adminFirestore, call, freshProvider, recaptcha, receiptRef } from './suite.ts';

const firestore = adminFirestore();
freshProvider();

const refused = { result: { success: false } };

test.each([
  ['expired', { ageSeconds: 121 }],
  ['made for another action', { action: 'purchase_leads' }],
  ['made on another host', { hostname: 'localhost.example.com' }],
  ['made on no host', { hostname: '' }],
])('refuses a token that is %s, and leaves no receipt', async (_what, wrong) => {
  const token = await recaptcha.mint({ action: 'contact', ...wrong });

  const reply = await call('verifyRecaptcha', { token, action: 'contact' });

  expect(reply.body).toEqual(refused);
  expect((await (await receiptRef(firestore, token)).get()).exists).toBe(false);
});

test('accepts a token that is nearly two minutes old', async () => {
  const token = await recaptcha.mint({ action: 'contact', ageSeconds: 110 });

  const reply = await call('verifyRecaptcha', { token, action: 'contact' });

  expect(reply.body.result).toMatchObject({ success: true });
});

test('refuses a token that nobody issued', async () => {
  const reply = await call('verifyRecaptcha', { token: 'x'.repeat(1500), action: 'contact' });

  expect(reply.body).toEqual(refused);
});

test('refuses a token that was assessed elsewhere', async () => {
  const token = await recaptcha.mint({ action: 'contact' });
  await call('verifyRecaptcha', { token, action: 'contact' });
  await (await receiptRef(firestore, token)).delete();

  const reply = await call('verifyRecaptcha', { token, action: 'contact' });

  expect(reply.body).toEqual(refused);
  expect((await (await receiptRef(firestore, token)).get()).exists).toBe(false);
});

test('refuses the token of one form at another, and asks nobody', async () => {
  const token = await recaptcha.mint({ action: 'contact' });
  await call('verifyRecaptcha', { token, action: 'contact' });

  const reply = await call('verifyRecaptcha', { token, action: 'purchase_leads' });

  expect(reply.body).toEqual(refused);
  expect((await recaptcha.assessments()).count).toBe(1);
});

test('refuses a token whose receipt has expired, and asks nobody', async () => {
  const token = await recaptcha.mint({ action: 'contact' });
  const verifiedAt = Date.now() - 601_000;
  await (await receiptRef(firestore, token)).set({
    action: 'contact',
    score: 0.9,
    verifiedAt: Timestamp.fromMillis(verifiedAt),
    expiresAt: Timestamp.fromMillis(verifiedAt + 600_000),
  });

  const reply = await call('verifyRecaptcha', { token, action: 'contact' });

  expect(reply.body).toEqual(refused);
  expect((await recaptcha.assessments()).count).toBe(0);
});
