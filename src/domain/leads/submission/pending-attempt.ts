import { forget, recall, remember, rememberedMs } from '#src/lib/tab-storage.ts';
import type { Attempt } from './submission.types.ts';

const keyOf = (collection: string) => `attempt.${collection}`;

/**
 * Returns the attempt whose success nobody has seen, if there is one and its verdict is less than 30
 * minutes old. It survives a reload of the tab and the unmounting of its form; otherwise pressing Submit
 * again would store a second lead.
 */
export function pendingAttempt(collection: string): Attempt | undefined {
  const attempt = recall(keyOf(collection)) as Attempt | undefined;
  if (!attempt || ageOf(attempt) < rememberedMs) return attempt;
  clearPending(collection);
  return undefined;
}

/** Returns the time since an attempt's verdict, in milliseconds. */
export function ageOf({ since = Date.now() }: Attempt): number {
  // If the clock was set in the meantime, the attempt counts as old.
  return Math.abs(Date.now() - since);
}

/** Stores an attempt, or a change of it. Neither prolongs its life. */
export function keepPending(collection: string, attempt: Attempt): void {
  remember(keyOf(collection), attempt);
}

export function clearPending(collection: string): void {
  forget(keyOf(collection));
}
