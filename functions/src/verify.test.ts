import { expect, test } from 'vitest';
import { deriveReceiptId } from '../../src/domain/leads/submission/bot-check.contract.ts';
import type { Assessment } from './assessment.ts';
import type { Provider } from './provider.ts';
import type { Receipt } from './receipts.ts';
import { memoryReceipts } from './testing/memory-receipts.ts';
import { verify } from './verify.ts';

const request = { token: 'a-token-of-some-length', action: 'contact' } as const;
const caller = { address: undefined, userAgent: undefined };
const valid: Assessment = { valid: true, action: 'contact', hostname: 'Example.com', score: 0.9 };
const allowedHostnames = ['example.com'];
const receiptId = await deriveReceiptId(request.token);

function providerReturning(assessment: Assessment): Provider {
  return { assess: async () => assessment };
}

function makeReceipt(score: number, lifetimeMs = 60_000): Receipt {
  const verifiedAt = new Date();
  return {
    action: 'contact',
    score,
    verifiedAt,
    expiresAt: new Date(verifiedAt.getTime() + lifetimeMs),
  };
}

test('stores a receipt for ten minutes and succeeds', async () => {
  const stored = new Map<string, Receipt>();

  const reply = await verify(request, caller, {
    provider: providerReturning(valid),
    receipts: memoryReceipts(stored),
    allowedHostnames,
  });

  expect(reply).toEqual({ success: true, score: 0.9, action: 'contact' });
  const receipt = stored.get(receiptId);
  expect(receipt).toMatchObject({ action: 'contact', score: 0.9 });
  expect(Number(receipt?.expiresAt) - Number(receipt?.verifiedAt)).toBe(600_000);
});

test('does not succeed when the receipt cannot be stored', async () => {
  const receipts = {
    ...memoryReceipts(),
    create: () => Promise.reject(new Error('no database')),
  };

  await expect(
    verify(request, caller, { provider: providerReturning(valid), receipts, allowedHostnames }),
  ).rejects.toThrow('no database');
});

test('returns the stored verdict if a concurrent verification was faster', async () => {
  const stored = new Map<string, Receipt>();
  const provider: Provider = {
    assess: async () => {
      stored.set(receiptId, makeReceipt(0.3));
      return valid;
    },
  };

  expect(
    await verify(request, caller, { provider, receipts: memoryReceipts(stored), allowedHostnames }),
  ).toEqual({ success: true, score: 0.3, action: 'contact' });
});

test('waits for the receipt of a concurrent verification if the token is a duplicate', async () => {
  const stored = new Map<string, Receipt>();
  setTimeout(() => stored.set(receiptId, makeReceipt(0.8)), 150);

  expect(
    await verify(request, caller, {
      provider: providerReturning({ valid: false, invalidReason: 'DUPE' }),
      receipts: memoryReceipts(stored),
      allowedHostnames,
    }),
  ).toEqual({ success: true, score: 0.8, action: 'contact' });
});

test.each([
  ['another action', { ...valid, action: 'purchase_leads' }],
  ['another host', { ...valid, hostname: 'example.com.evil.test' }],
  ['no host', { ...valid, hostname: '' }],
  ['an expired token', { valid: false, invalidReason: 'EXPIRED' } as const],
])('refuses %s and stores no receipt', async (_what, assessment) => {
  const stored = new Map<string, Receipt>();

  const reply = await verify(request, caller, {
    provider: providerReturning(assessment),
    receipts: memoryReceipts(stored),
    allowedHostnames,
  });

  expect(reply).toEqual({ success: false });
  expect(stored.size).toBe(0);
});

test.each([
  ['has expired', makeReceipt(0.9, -1)],
  ['is for another action', { ...makeReceipt(0.9), action: 'purchase_leads' } as const],
])('refuses a known token whose receipt %s, without another assessment', async (_what, receipt) => {
  const provider: Provider = { assess: () => Promise.reject(new Error('asked')) };
  const receipts = memoryReceipts(new Map([[receiptId, receipt]]));

  expect(await verify(request, caller, { provider, receipts, allowedHostnames })).toEqual({
    success: false,
  });
});
