import type { Socket } from 'node:net';
import { HttpsError } from 'firebase-functions/https';
import { recaptchaAccessToken, recaptchaSiteKey, recaptchaUrl } from '#scripts/local/stack.ts';
import type { VerifierName } from '#src/domain/leads/submission/bot-check.contract.ts';
import { firestoreReceipts } from '../../functions/src/receipts.ts';
import type { RawSettings } from '../../functions/src/settings.ts';
import { createVerifier } from '../../functions/src/verifier.ts';
import type { CallReply } from './suite.ts';

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
export function createInstance(name: VerifierName, firestore: FirebaseFirestore.Firestore) {
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
