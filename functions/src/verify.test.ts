import type { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { deriveReceiptId } from '../../src/model/lead-forms/bot-check.contract.ts';
import { firestoreReceipts, type Receipt } from './bot-check-receipts.ts';
import type { Assessment } from './provider.ts';
import { memoryReceipts } from './testing/memory-receipts.ts';
import { verify } from './verify.ts';

const request = { token: 'a-token-of-some-length', action: 'contact' } as const;
const caller = { address: undefined, userAgent: undefined };
const valid: Assessment = { valid: true, action: 'contact', hostname: 'Example.com', score: 0.9 };
const allowedHostnames = ['example.com'];
const receiptId = await deriveReceiptId(request.token);

function makeReceipt(score: number, lifetimeMs = 60_000): Receipt {
  const verifiedAt = new Date();
  return {
    action: 'contact',
    score,
    verifiedAt,
    expiresAt: new Date(verifiedAt.getTime() + lifetimeMs),
  };
}

/** Verifies the token with these stored receipts and this answer of the provider. */
const verifyWith = (
  stored: Map<string, Receipt>,
  assess: () => Promise<Assessment>,
  receipts = memoryReceipts(stored),
) => verify(request, caller, { provider: { assess }, receipts, allowedHostnames });

test('does not succeed when the receipt cannot be stored', async () => {
  const create = () => Promise.reject(new Error('no database'));
  const receipts = { ...memoryReceipts(), create };

  await expect(verifyWith(new Map(), async () => valid, receipts)).rejects.toThrow('no database');
});

test('returns the stored verdict if a concurrent verification was faster', async () => {
  const stored = new Map<string, Receipt>();

  const reply = await verifyWith(stored, async () => {
    stored.set(receiptId, makeReceipt(0.3));
    return valid;
  });

  expect(reply).toEqual({ success: true, score: 0.3, action: 'contact' });
});

test('waits for the receipt of a concurrent verification if the token is a duplicate', async () => {
  const stored = new Map<string, Receipt>();
  setTimeout(() => stored.set(receiptId, makeReceipt(0.8)), 150);

  const reply = await verifyWith(stored, async () => ({ valid: false, invalidReason: 'DUPE' }));

  expect(reply).toEqual({ success: true, score: 0.8, action: 'contact' });
});

test.each([
  ['another action', { ...valid, action: 'purchase_leads' }],
  ['no action', { ...valid, action: '' }],
  ['another host', { ...valid, hostname: 'example.com.evil.test' }],
  ['a host with another before it', { ...valid, hostname: 'evil-example.com' }],
  ['a list of hosts', { ...valid, hostname: 'example.com,localhost' }],
  ['no host', { ...valid, hostname: '' }],
  ['an expired token', { valid: false, invalidReason: 'EXPIRED' } as const],
])('refuses %s and stores no receipt', async (_what, assessment) => {
  const stored = new Map<string, Receipt>();

  expect(await verifyWith(stored, async () => assessment)).toEqual({ success: false });
  expect(stored.size).toBe(0);
});

test.each([
  ['has expired', makeReceipt(0.9, -1)],
  ['is for another action', { ...makeReceipt(0.9), action: 'purchase_leads' } as const],
])('refuses a known token whose receipt %s, without another assessment', async (_what, receipt) => {
  const reply = await verifyWith(new Map([[receiptId, receipt]]), () =>
    Promise.reject(new Error('asked')),
  );
  expect(reply).toEqual({ success: false });
});

const never = () => new Promise(() => {});
const silent = { collection: () => ({ doc: () => ({ get: never, create: never }) }) };
const receipts = firestoreReceipts(silent as unknown as Firestore, 20);

test.each([
  ['read', () => receipts.find('id')],
  ['write', () => receipts.create('id', makeReceipt(1))],
])('times out when the database does not answer a %s', async (_what, request) => {
  await expect(request()).rejects.toThrow('no answer within 20 ms');
});
