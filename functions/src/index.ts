import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/https';
import {
  functionsRegion,
  type VerifierName,
} from '../../src/model/lead-forms/bot-check.contract.ts';
import { firestoreReceipts } from './bot-check-receipts.ts';
import { maxInstances, readParameters, verifierAccount } from './parameters.ts';
import { hostnamesIn } from './settings.ts';
import { createVerifier } from './verifier.ts';
import { withAllowedOrigins, withSanitizedCalls, withWarmUp } from './wrappers.ts';

/** The token that the emulators accept for an account with all rights. */
const emulatorToken = 'owner';

/**
 * Returns an access token of the account that the functions run as. The platform provides it, and the
 * SDK caches it until it expires. In the emulator there is no such account.
 */
async function accessToken(): Promise<string> {
  if (process.env.FUNCTIONS_EMULATOR === 'true') return emulatorToken;
  return (await applicationDefault().getAccessToken()).access_token;
}

const receipts = firestoreReceipts(getFirestore(initializeApp()));

/**
 * Creates a verifier function. A call mostly waits for the database and the provider, so one instance
 * handles many calls at once. The small number of instances and the provider's quota limit the cost of
 * a flood of calls: docs/deploying.md has the figures.
 */
function callable(name: VerifierName) {
  const verifier = onCall(
    {
      region: functionsRegion,
      serviceAccount: verifierAccount,
      maxInstances,
      concurrency: 80,
    },
    createVerifier(name, { receipts, readParameters, accessToken }),
  );
  return withAllowedOrigins(withWarmUp(withSanitizedCalls(verifier), start), allowedHostnames);
}

function allowedHostnames() {
  return hostnamesIn(readParameters().RECAPTCHA_ALLOWED_HOSTNAMES);
}

/** Connects to the database and fetches the account's access token. */
function start() {
  return Promise.all([receipts.find('warm-up'), accessToken()]);
}

/** Verifies the token of a quote. */
export const verifyRecaptchaMortgage = callable('verifyRecaptchaMortgage');

/** Verifies the tokens of contact messages and lead buyers' applications. */
export const verifyRecaptcha = callable('verifyRecaptcha');
