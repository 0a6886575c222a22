import { randomInt } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach } from 'vitest';
import { emulatorVariables } from '#scripts/local/emulator-variables.ts';
import { host, ports, projects, recaptchaUrl } from '#scripts/local/stack.ts';
import { recaptchaControl } from '#scripts/recaptcha-stand-in/control.ts';
import {
  functionsRegion,
  receiptIdOf,
  type VerifierName,
  verifierActions,
} from '#src/features/bot-check/bot-check.contract.ts';

/** Every callable with each of its actions. */
export const verifiers = (Object.keys(verifierActions) as VerifierName[]).flatMap((name) =>
  verifierActions[name].map((action) => ({ name, action })),
);

export const recaptcha = recaptchaControl(recaptchaUrl);

/** A stand-in that behaves, and a count of zero, before each test of the file. */
export function freshProvider(): void {
  beforeEach(async () => {
    await recaptcha.reset();
  });
}

/** The database that the functions write to, past the rules; for the tests of one file. */
export function adminFirestore() {
  Object.assign(process.env, emulatorVariables(projects.test));
  const app = initializeApp({ projectId: projects.test });
  afterAll(() => deleteApp(app));
  return getFirestore(app);
}

export async function receiptRef(firestore: FirebaseFirestore.Firestore, token: string) {
  return firestore.collection('botReceipts').doc(await receiptIdOf(token));
}

/** An address of its own for each call, so that the rate limit stays out of the way. */
export function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

export interface CallReply {
  status: number;
  body: { result?: unknown; error?: { status: string; message: string } };
}

/** Sends exactly this body to a callable, over HTTP as a browser would. */
export async function post(
  name: VerifierName,
  body: string,
  forwardedFor = someAddress(),
): Promise<CallReply> {
  const url = `http://${host}:${ports.functions}/${projects.test}/${functionsRegion}/${name}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
    body,
  });
  return { status: response.status, body: (await response.json()) as CallReply['body'] };
}

/** Calls a callable as the Firebase SDK does. */
export function call(name: VerifierName, data: unknown, forwardedFor?: string) {
  return post(name, JSON.stringify({ data }), forwardedFor);
}
