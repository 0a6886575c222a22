import { expect, test } from 'vitest';
import { adminFirestore, call, freshProvider, recaptcha, receiptRef } from './suite.ts';

const firestore = adminFirestore();
freshProvider();

test.each([
  'rate-limited',
  'server-error',
  'garbage',
  'missing-score',
  'nan-score',
  'missing-token-properties',
  'hang',
] as const)('a provider that answers with "%s" is an error, and no receipt', async (fault) => {
  await recaptcha.set({ assessment: { fault } });
  const token = await recaptcha.mint({ action: 'submit' });

  const reply = await call('verifyRecaptchaMortgage', { token, action: 'submit' });

  expect(reply).toMatchObject({ status: 503, body: { error: { status: 'UNAVAILABLE' } } });
  expect(reply.body.error?.message).not.toContain(token);
  expect((await (await receiptRef(firestore, token)).get()).exists).toBe(false);
});

test.each([-0.1, 1.1])('a score of %d is an error, and no receipt', async (score) => {
  await recaptcha.set({ assessment: { score } });
  const token = await recaptcha.mint({ action: 'submit' });

  const reply = await call('verifyRecaptchaMortgage', { token, action: 'submit' });

  expect(reply.body.error?.status).toBe('UNAVAILABLE');
  expect((await (await receiptRef(firestore, token)).get()).exists).toBe(false);
});

test('the next call succeeds when the provider has recovered', async () => {
  await recaptcha.set({ assessment: { fault: 'server-error', times: 1 } });
  const token = await recaptcha.mint({ action: 'submit' });
  await call('verifyRecaptchaMortgage', { token, action: 'submit' });

  const reply = await call('verifyRecaptchaMortgage', { token, action: 'submit' });

  expect(reply.body.result).toMatchObject({ success: true });
});
