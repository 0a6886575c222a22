import { FirebaseError, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { getRecaptchaUrl, host, ports, projects } from '#scripts/local/stack.ts';
import type { Verdict } from '#src/domain/leads/submission/attempt.ts';
import {
  deriveReceiptId,
  functionsRegion,
  type VerifyReply,
} from '#src/domain/leads/submission/bot-check.contract.ts';
import { quoteLead } from '#src/features/quote/quote.lead.ts';
import { quoteSchema } from '#src/features/quote/quote.schema.ts';
import { withTimeout } from '#src/lib/timers.ts';
import { quoteDocument, typedQuote } from '#tests/fixtures/quotes.ts';
import { recaptchaControl } from '#tests/fixtures/recaptcha-control.ts';
import { atMost } from './at-most.ts';

export type Quote = ReturnType<typeof quoteDocument>;

const verifyTimeoutMs = 70_000;
const writeTimeoutMs = 15_000;
const verifierUrl = `http://${host}:${ports.functions}/${projects.load}/${functionsRegion}/${quoteLead.verifier}`;

// The losers of a race are expected, and each would log a warning with the whole document.
setLogLevel('error');
const firestore = getFirestore(initializeApp({ projectId: projects.load }, 'browser'));
connectFirestoreEmulator(firestore, host, ports.firestore);

const recaptcha = recaptchaControl(getRecaptchaUrl());

/**
 * The functions emulator starts a process for each call that no idle process can take. A real
 * instance takes many calls at once; here, more of them would only compete for the processor.
 */
export const verifyingAtOnce = 8;
const verifying = atMost(verifyingAtOnce);

/**
 * Gets a token and has the verifier check it, as the form does before it sends.
 *
 * @returns the id that the token earned, the verdict that goes into the quote, and how long the
 * verifier took
 * @throws Error when the answer is anything but a success with a score
 */
export function passBotCheck() {
  return verifying(async () => {
    const token = await recaptcha.mint({ action: quoteLead.action });
    const { value: score, milliseconds } = await timed(() => verify(token));
    return {
      id: await deriveReceiptId(token),
      verdict: { score, verifiedAt: new Date().toISOString() },
      milliseconds,
    };
  });
}

async function verify(token: string): Promise<number> {
  const response = await fetch(verifierUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { token, action: quoteLead.action } }),
    signal: AbortSignal.timeout(verifyTimeoutMs),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`the verifier answered ${response.status}: ${answer}`);
  const { result } = JSON.parse(answer) as { result: VerifyReply };
  if (!result.success || result.score === undefined) {
    throw new Error(`the verifier refused the token: ${answer}`);
  }
  return result.score;
}

/**
 * Writes a quote with the SDK and the deadline of the form.
 *
 * @returns whether the rules accepted it
 * @throws the SDK's error when the database answers anything but success or permission-denied
 */
export async function write(id: string, quote: Quote): Promise<boolean> {
  const document = { ...quote, createdAt: serverTimestamp() };
  try {
    await withTimeout(setDoc(doc(firestore, quoteLead.collection, id), document), writeTimeoutMs);
    return true;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false;
    throw error;
  }
}

/** Returns the quote of one of many people, each with an address of their own. */
export function sampleQuote(person: string, verdict: Verdict): Quote {
  const own = { lastName: `Load ${person}`, email: `${person}@example.com` };
  const answers = quoteSchema.parse({ ...typedQuote, ...own });
  return quoteDocument(answers, verdict);
}

/** Does the work and measures how long it takes. */
export async function timed<Value>(work: () => Promise<Value>) {
  const start = performance.now();
  const value = await work();
  return { value, milliseconds: performance.now() - start };
}
