import { expect, test } from 'vitest';
import { createInstance } from './instance.ts';
import { adminFirestore, freshProvider, recaptcha } from './suite.ts';

const firestore = adminFirestore();
freshProvider();

const verifier = 'verifyRecaptchaMortgage';
const verified = { status: 200, body: { result: { success: true, score: 0.9, action: 'submit' } } };

test.each([1, 4])('twenty verifications at once agree on %d instances', async (count) => {
  const data = { token: await recaptcha.mint({ action: 'submit' }), action: 'submit' };
  const instances = Array.from({ length: count }, () => createInstance(verifier, firestore));

  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) => instances[i % count]?.(data)),
  );

  expect(replies).toEqual(Array(20).fill(verified));
});

test('calls that the provider reports as duplicates wait for the slow first one', async () => {
  await recaptcha.setAssessment({ delayMs: 1_000, times: 1 });
  const data = { token: await recaptcha.mint({ action: 'submit' }), action: 'submit' };
  const instance = createInstance(verifier, firestore);

  const replies = await Promise.all(Array.from({ length: 5 }, () => instance(data)));

  expect(replies).toEqual(Array(5).fill(verified));
  expect((await recaptcha.assessments()).count).toBe(5);
});
