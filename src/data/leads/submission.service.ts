import { doc, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore/lite';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { emulatorAddress, firebaseApp } from '#src/data/firebase/app.ts';
import { firestore } from '#src/data/firebase/firestore.ts';
import { isDenial } from '#src/data/firebase/request.ts';
import { siteTime } from '#src/data/state/site-clock.ts';
import { env } from '#src/lib/addresses/env.ts';
import { withTimeout } from '#src/lib/loading/timers.ts';
import {
  functionsRegion,
  type LeadAction,
  type VerifierName,
  type VerifyReply,
  type VerifyRequest,
} from '#src/model/lead-forms/bot-check.contract.ts';
import type { LeadCollection } from '#src/model/lead-forms/lead-kinds.ts';
import { leadMail } from '#src/model/leads/lead-documents.ts';
import { collections } from '#src/model/site/collections.ts';
import { type Attempt, type LeadConfig, SubmissionError, type WriteOutcome } from './attempt.ts';

const verifyTimeoutMs = 70_000;
const writeTimeoutMs = 15_000;
const writeRetryDelaysMs = [1_000, 3_000];

/** Verifies a token on the server. Throws a SubmissionError after 70 s without an answer, or for an error. */
export async function verifyToken(
  verifier: VerifierName,
  token: string,
  action: LeadAction,
): Promise<VerifyReply> {
  try {
    const options = { timeout: verifyTimeoutMs };
    const verify = httpsCallable<VerifyRequest, VerifyReply>(connectFunctions(), verifier, options);
    return (await verify({ token, action })).data;
  } catch (cause) {
    throw new SubmissionError('submission-failed', { cause });
  }
}

function connectFunctions() {
  const functions = getFunctions(firebaseApp(), functionsRegion);
  if (import.meta.env.MODE !== 'production' && env.emulators) {
    connectFunctionsEmulator(functions, ...emulatorAddress(env.emulators.functions));
  }
  return functions;
}

/**
 * Writes an attempt: up to three tries with a timeout of 15 s each, and delays of 1 s and 3 s between
 * them. Every try has the same id and content, so the write is idempotent.
 *
 * @throws SubmissionError `submission-failed` if no try got an answer: the outcome is unknown
 */
export async function writeAttempt(
  config: LeadConfig<never>,
  attempt: Attempt,
): Promise<WriteOutcome> {
  for (let retry = 0; ; retry++) {
    try {
      await withTimeout(write(config, attempt), writeTimeoutMs);
      return 'stored';
    } catch (cause) {
      if (isDenial(cause)) return retry === 0 ? 'denied' : 'denied-at-last';
      const delay = writeRetryDelaysMs[retry];
      if (delay === undefined) throw new SubmissionError('submission-failed', { cause });
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

function write(config: LeadConfig<never>, { id, content, consent }: Attempt): Promise<void> {
  const batch = writeBatch(firestore()).set(doc(firestore(), config.collection, id), {
    ...content,
    ...config.constants,
    ...(config.serverCreatedAt && { createdAt: serverTimestamp() }),
  });
  if (consent) batch.set(doc(firestore(), collections.consentRecords, id), consent);
  return batch.commit();
}

/** Requests the mail about a stored lead. Never rejects: visitors are not concerned, and the digest lists the lead. */
export async function announceLead(collection: LeadCollection, id: string): Promise<void> {
  try {
    await setDoc(doc(firestore(), collections.mail, id), leadMail(collection, id, siteTime()));
  } catch {}
}
