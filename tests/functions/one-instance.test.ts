import type { Socket } from 'node:net';
import { HttpsError } from 'firebase-functions/https';
import { expect, test } from 'vitest';
import { recaptchaAccessToken, recaptchaSiteKey, recaptchaUrl } from '#scripts/local/stack.ts';
import type { VerifierName } from '#src/domain/leads/submission/bot-check.contract.ts';
import { firestoreReceipts } from '../../functions/src/receipts.ts';
import type { RawSettings } from '../../functions/src/settings.ts';
import { createVerifier } from '../../functions/src/verifier.ts';
import { adminFirestore, type CallReply, freshProvider, recaptcha } from './suite.ts';

const parametersOfTests: RawSettings = {
  RECAPTCHA_PROJECT_ID: 'one-instance',
  RECAPTCHA_SITE_KEY: recaptchaSiteKey,
  RECAPTCHA_ALLOWED_HOSTNAMES: 'localhost',
  RECAPTCHA_ENDPOINT: recaptchaUrl,
  VERIFIER_CALLS_PER_MINUTE: 300,
};

/**
 * Starts a verifier in this process as one cloud instance would run: for many calls at
 * once, while the emulator starts a process for each. The database is real, and the
 * provider is its stand-in.
 */
function createInstance(name: VerifierName, firestore: FirebaseFirestore.Firestore) {
  const verify = createVerifier(name, {
    receipts: firestoreReceipts(firestore),
    readParameters: () => parametersOfTests,
    accessToken: async () => recaptchaAccessToken,
  });

  return async (data: unknown): Promise<CallReply> => {
    try {
      const result = await verify({ data, rawRequest: { headers: {}, socket: {} as Socket } });
      return { status: 200, body: { result } };
    } catch (error) {
      if (!(error instanceof HttpsError)) throw error;
      const { status, canonicalName } = error.httpErrorCode;
      return { status, body: { error: { status: canonicalName, message: error.message } } };
    }
  };
}

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
