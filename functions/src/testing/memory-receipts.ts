import type { Receipt, Receipts } from '../bot-check-receipts.ts';

/** Returns receipts that are stored in a map, for tests. */
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
