import { randomInt } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach } from 'vitest';
import { emulatorVariables, getRecaptchaUrl, host, ports, projects } from '#scripts/local/stack.ts';
import {
  deriveReceiptId,
  functionsRegion,
  type VerifierName,
  verifierActions,
} from '#src/model/lead-forms/bot-check.contract.ts';
import { recaptchaControl } from '#tests/fixtures/recaptcha-control.ts';

/** Every callable with each of its actions. */
export const verifiers = (Object.keys(verifierActions) as VerifierName[]).flatMap((name) =>
  verifierActions[name].map((action) => ({ name, action })),
);

export const recaptcha = recaptchaControl(getRecaptchaUrl());

/** Resets the fake provider and its count before each test of the file. */
export function freshProvider(): void {
  beforeEach(async () => {
    await recaptcha.reset();
  });
}

/** Opens the database that the functions write to, past the rules, for the tests of one file. */
export function adminFirestore() {
  Object.assign(process.env, emulatorVariables(projects.test));
  const app = initializeApp({ projectId: projects.test });
  afterAll(() => deleteApp(app));
  return getFirestore(app);
}

export async function receiptRef(firestore: FirebaseFirestore.Firestore, token: string) {
  return firestore.collection('botReceipts').doc(await deriveReceiptId(token));
}

/** Returns a new address for each call, so that the rate limit does not apply. */
function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

export interface CallReply {
  status: number;
  /** Missing when the reply is not a callable's. */
  body: { result?: unknown; error?: { status: string; message: string } } | undefined;
}

/** A request to a callable. The defaults are POST and JSON. */
export interface Sent {
  method?: string | undefined;
  /** The query after the address, without its `?`. */
  query?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
}

const json = { 'content-type': 'application/json' };

/** Sends exactly this request to a callable over HTTP, as a browser would. */
export async function send(
  name: VerifierName,
  { method = 'POST', query, headers = json, body }: Sent,
  forwardedFor = someAddress(),
): Promise<CallReply> {
  const url = `http://${host}:${ports.functions}/${projects.test}/${functionsRegion}/${name}`;
  const response = await fetch(query ? `${url}?${query}` : url, {
    method,
    headers: { 'x-forwarded-for': forwardedFor, ...headers },
    // As bytes, because fetch adds no content type to those.
    body: typeof body === 'string' ? new TextEncoder().encode(body) : (body ?? null),
  });
  return { status: response.status, body: replyIn(await response.text()) };
}

/** Parses a reply, also one that comes as an event of a stream. */
function replyIn(text: string): CallReply['body'] {
  const reply = text.replace(/^data: /, '');
  return reply.startsWith('{') ? JSON.parse(reply) : undefined;
}

/** Calls a callable as the Firebase SDK does. */
export function call(name: VerifierName, data: unknown, forwardedFor?: string) {
  return send(name, { body: JSON.stringify({ data }) }, forwardedFor);
}
