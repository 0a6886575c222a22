import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { getRecaptchaUrl, recaptchaAccessToken, recaptchaSiteKey } from '#scripts/local/stack.ts';
import { firestoreReceipts } from '../../functions/src/bot-check-receipts.ts';
import { createVerifier } from '../../functions/src/verifier.ts';
import { adminFirestore, freshProvider, recaptcha } from './suite.ts';

const firestore = adminFirestore();
freshProvider();

/** Starts a verifier as one cloud instance would run: for many calls at once; the emulator starts a process for each. */
function createInstance() {
  const verify = createVerifier('verifyRecaptchaMortgage', {
    receipts: firestoreReceipts(firestore),
    readParameters: () => ({
      RECAPTCHA_PROJECT_ID: 'one-instance',
      RECAPTCHA_SITE_KEY: recaptchaSiteKey,
      RECAPTCHA_ALLOWED_HOSTNAMES: 'localhost',
      RECAPTCHA_ENDPOINT: getRecaptchaUrl(),
      VERIFIER_CALLS_PER_MINUTE: 300,
    }),
    accessToken: async () => recaptchaAccessToken,
  });
  return (data: unknown) => verify({ data, rawRequest: { headers: {}, socket: {} as Socket } });
}

const verified = { success: true, score: 0.9, action: 'submit' };

test.each([1, 4])('twenty verifications at once agree on %d instances', async (count) => {
  const data = { token: await recaptcha.mint({ action: 'submit' }), action: 'submit' };
  const instances = Array.from({ length: count }, () => createInstance());

  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) => instances[i % count]?.(data)),
  );

  expect(replies).toEqual(Array(20).fill(verified));
});

test('calls that the provider reports as duplicates wait for the slow first one', async () => {
  await recaptcha.setAssessment({ delayMs: 1_000, times: 1 });
  const data = { token: await recaptcha.mint({ action: 'submit' }), action: 'submit' };
  const instance = createInstance();

  const replies = await Promise.all(Array.from({ length: 5 }, () => instance(data)));

  expect(replies).toEqual(Array(5).fill(verified));
  expect((await recaptcha.assessments()).count).toBe(5);
});
