import { forget, recall, remember } from '#src/lib/tab-storage.ts';
import type { Attempt } from './submission.types.ts';

const keyOf = (collection: string) => `attempt.${collection}`;

/**
 * Returns the attempt whose success nobody has seen, if there is one. It survives a reload of the tab
 * and the unmounting of its form; otherwise pressing Submit again would store a second lead.
 */
export function pendingAttempt(collection: string): Attempt | undefined {
  return recall(keyOf(collection)) as Attempt | undefined;
}

export function keepPending(collection: string, attempt: Attempt): void {
  remember(keyOf(collection), attempt);
}

export function clearPending(collection: string): void {
  forget(keyOf(collection));
}
