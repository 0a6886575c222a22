import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { withTimeout } from '../../src/lib/loading/timers.ts';
import type { LeadAction } from '../../src/model/lead-forms/bot-check.contract.ts';
import { collections } from '../../src/model/site/collections.ts';

/** The proof of a bot check that the security rules require to create a lead. */
export interface Receipt {
  action: LeadAction;
  score: number;
  verifiedAt: Date;
  expiresAt: Date;
}

export interface Receipts {
  find(id: string): Promise<Receipt | undefined>;
  /** Returns `false` if there already is one, which stays unchanged. */
  create(id: string, receipt: Receipt): Promise<boolean>;
}

const alreadyExists = 6;

/**
 * Without a connection, Firestore's client retries for more than a minute. The deadline is long because
 * an instance that has just started is slow to connect. Twice this deadline plus the provider's stays
 * within the minute that the platform allows for a call.
 */
const defaultDeadlineMs = 15_000;

/** Returns the receipts in `botReceipts`. The Admin SDK bypasses the rules, which deny access to anyone else. */
export function firestoreReceipts(firestore: Firestore, deadlineMs = defaultDeadlineMs): Receipts {
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
