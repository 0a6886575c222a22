import type { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { firestoreReceipts } from './receipts.ts';

const never = () => new Promise(() => {});
const silent = { collection: () => ({ doc: () => ({ get: never, create: never }) }) };
const receipts = firestoreReceipts(silent as unknown as Firestore, 20);

test('times out when the database does not answer a read', async () => {
  await expect(receipts.find('id')).rejects.toThrow('no answer within 20 ms');
});

test('times out when the database does not answer a write', async () => {
  const receipt = { action: 'submit', score: 1, verifiedAt: new Date(), expiresAt: new Date() };

  await expect(receipts.create('id', { ...receipt, action: 'submit' })).rejects.toThrow(
    'no answer within 20 ms',
  );
});
