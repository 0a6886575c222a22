import type { Receipt, Receipts } from '../receipts.ts';

/** Receipts in a map, for tests of what decides about them. */
export function memoryReceipts(stored = new Map<string, Receipt>()): Receipts {
  return {
    find: async (id) => stored.get(id),
    create: async (id, receipt) => {
      if (stored.has(id)) return false;
      stored.set(id, receipt);
      return true;
    },
  };
}
