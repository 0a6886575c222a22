import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/https';
import {
  functionsRegion,
  type VerifierName,
} from '../../src/domain/leads/bot-check/bot-check.contract.ts';
import { apiKey, readParameters } from './parameters.ts';
import { withReadableCalls } from './readable-call.ts';
import { firestoreReceipts } from './receipts.ts';
import { createVerifier } from './verifier.ts';

const receipts = firestoreReceipts(getFirestore(initializeApp()));

/** `maxInstances` and the provider's quota bound what a flood of calls can cost. */
function callable(name: VerifierName) {
  return withReadableCalls(
    onCall(
      { region: functionsRegion, maxInstances: 10, secrets: [apiKey] },
      createVerifier(name, { receipts, readParameters }),
    ),
  );
}

/** Verifies the token of a quote. */
export const verifyRecaptchaMortgage = callable('verifyRecaptchaMortgage');

/** Verifies the tokens of contact messages and lead buyers' applications. */
export const verifyRecaptcha = callable('verifyRecaptcha');
