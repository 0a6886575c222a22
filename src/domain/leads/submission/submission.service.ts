import { FirebaseError } from 'firebase/app';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { httpsCallable } from 'firebase/functions';
import {
  functionsRegion,
  type LeadAction,
  type VerifierName,
  type VerifyReply,
  type VerifyRequest,
} from '#src/domain/leads/bot-check/bot-check.contract.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { functionsIn } from '#src/lib/firebase/functions.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import {
  type Attempt,
  type LeadContent,
  type LeadKind,
  SubmissionError,
  type WriteOutcome,
} from './submission.types.ts';

const verifyTimeoutMs = 70_000;
const writeTimeoutMs = 15_000;
const writeRetryDelaysMs = [1_000, 3_000];

/** Answers that mean for certain that nothing was stored. Anything else leaves the outcome open. */
const denials = new Set([
  'permission-denied',
  'unauthenticated',
  'invalid-argument',
  'failed-precondition',
  'out-of-range',
  'not-found',
]);

/**
 * Has the server verify a token.
 *
 * @throws SubmissionError `submission-failed` when the verifier does not answer within 70 s or
 *   answers with an error
 */
export async function verifyToken(
  verifier: VerifierName,
  token: string,
  action: LeadAction,
): Promise<VerifyReply> {
  try {
    const verify = httpsCallable<VerifyRequest, VerifyReply>(
      functionsIn(functionsRegion),
      verifier,
      { timeout: verifyTimeoutMs },
    );
    return (await verify({ token, action })).data;
  } catch (cause) {
    throw new SubmissionError('submission-failed', { cause });
  }
}

/**
 * Writes an attempt: 15 s a try, three tries, waits of 1 s and 3 s between them. Every try has the
 * same id and content, so that however many arrive, one document stands.
 *
 * @throws SubmissionError `submission-failed` when no try brought an answer: the outcome is unknown
 */
export async function writeAttempt(kind: LeadKind<never>, attempt: Attempt): Promise<WriteOutcome> {
  for (let retry = 0; ; retry++) {
    try {
      await withTimeout(write(kind, attempt), writeTimeoutMs);
      return 'stored';
    } catch (cause) {
      if (cause instanceof FirebaseError && denials.has(cause.code)) return 'denied';
      const delay = writeRetryDelaysMs[retry];
      if (delay === undefined) throw new SubmissionError('submission-failed', { cause });
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

function write(kind: LeadKind<never>, { id, content }: Attempt): Promise<void> {
  const document: LeadContent = { ...content, ...kind.constants };
  return setDoc(
    doc(firestore(), kind.collection, id),
    kind.serverCreatedAt ? { ...document, createdAt: serverTimestamp() } : document,
  );
}
