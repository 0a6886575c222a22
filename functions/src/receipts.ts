import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../src/domain/collections.ts';
import type { LeadAction } from '../../src/domain/leads/bot-check/bot-check.contract.ts';
import { withTimeout } from '../../src/lib/with-timeout.ts';

/** What the security rules ask for when a lead is created. */
export interface Receipt {
  action: LeadAction;
  score: number;
  verifiedAt: Date;
  expiresAt: Date;
}

export interface Receipts {
  find(id: string): Promise<Receipt | undefined>;
  /** `false` when there is one already; that one stays as it is. */
  create(id: string, receipt: Receipt): Promise<boolean>;
}

const alreadyExists = 6;

/**
 * Without its database Firestore's client goes on trying for a minute and more. An instance that has just
 * started is slow to connect; with the provider's deadline, this twice stays within the minute that the
 * platform gives a call.
 */
const patienceMs = 15_000;

/** Receipts in `botReceipts`, written past the rules, which let nobody else near them. */
export function firestoreReceipts(firestore: Firestore, deadlineMs = patienceMs): Receipts {
  const collection = firestore.collection(collections.botReceipts);

  return {
    async find(id) {
      const stored = (await withTimeout(collection.doc(id).get(), deadlineMs)).data();
      return (
        stored && {
          action: stored.action,
          score: stored.score,
          verifiedAt: stored.verifiedAt.toDate(),
          expiresAt: stored.expiresAt.toDate(),
        }
      );
    },

    async create(id, { action, score, verifiedAt, expiresAt }) {
      try {
        const stored = {
          action,
          score,
          verifiedAt: Timestamp.fromDate(verifiedAt),
          expiresAt: Timestamp.fromDate(expiresAt),
        };
        await withTimeout(collection.doc(id).create(stored), deadlineMs);
        return true;
      } catch (error) {
        if ((error as { code?: unknown }).code === alreadyExists) return false;
        throw error;
      }
    },
  };
}
