import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { recaptchaUrl } from '#scripts/local/stack.ts';
import { recaptchaApiKey, recaptchaSiteKey } from '#scripts/recaptcha-stand-in/keys.ts';
import { firestoreReceipts } from '../../functions/src/receipts.ts';
import { createVerifier } from '../../functions/src/verifier.ts';
import { adminFirestore, freshProvider, recaptcha } from './suite.ts';

const firestore = adminFirestore();
freshProvider();

const rawRequest = { headers: {}, socket: {} as Socket };

/**
 * The emulator starts a process for every call at once; in the cloud one instance takes many.
 * So a crowd meets the verifier here, with the real database and the provider's stand-in.
 */
function createInstance() {
  return createVerifier('verifyRecaptchaMortgage', {
    receipts: firestoreReceipts(firestore),
    readParameters: () => ({
      RECAPTCHA_PROJECT_ID: 'one-instance',
      RECAPTCHA_SITE_KEY: recaptchaSiteKey,
      RECAPTCHA_API_KEY: recaptchaApiKey,
      RECAPTCHA_ALLOWED_HOSTNAMES: 'localhost',
      RECAPTCHA_ENDPOINT: recaptchaUrl,
      VERIFIER_CALLS_PER_MINUTE: 300,
    }),
  });
}

test.each([1, 4])('twenty verifications at once agree on %d instances', async (instances) => {
  const data = { token: await recaptcha.mint({ action: 'submit' }), action: 'submit' };
  const verifiers = Array.from({ length: instances }, createInstance);

  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) => verifiers[i % instances]?.({ data, rawRequest })),
  );

  expect(replies).toEqual(Array(20).fill({ success: true, score: 0.9, action: 'submit' }));
});

test('those whom the provider calls duplicates wait for the slow first', async () => {
  await recaptcha.set({ assessment: { delayMs: 1_000, times: 1 } });
  const data = { token: await recaptcha.mint({ action: 'submit' }), action: 'submit' };
  const verifier = createInstance();

  const replies = await Promise.all(
    Array.from({ length: 5 }, () => verifier({ data, rawRequest })),
  );

  expect(replies).toEqual(Array(5).fill({ success: true, score: 0.9, action: 'submit' }));
  expect((await recaptcha.assessments()).count).toBe(5);
});
