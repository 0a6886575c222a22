import { type DocumentData, doc, type Transaction } from 'firebase/firestore/lite';
import { mergeFields, type SavedFields } from '../use-merged-save.ts';
import { inTransaction } from './auth.ts';
import { firestore } from './firestore.ts';
import { answerTimeoutMs, write } from './request.ts';

interface MergedDocument<Fields> {
  /** Describes the write, for the log, without content. */
  what: string;
  path: string;
  /** Returns undefined for a malformed document, which the form's values replace. */
  parse: (data: DocumentData) => Fields | undefined;
  /**
   * Adds a record of the change to its commit.
   *
   * @param before what was stored; null if nothing was
   */
  record?: (transaction: Transaction, before: DocumentData | null, after: Fields) => void;
}

/**
 * Saves a form as the only fields of a document, merged by field with what somebody else has saved since the form was
 * opened. Stores nothing where both have changed the same field or, without a press, where they have changed any.
 */
export function saveMerged<Fields extends DocumentData>(
  { what, path, parse, record }: MergedDocument<Fields>,
  base: Fields,
  mine: Fields,
  isUnasked = false,
): Promise<SavedFields<Fields>> {
  const deadline = Date.now() + answerTimeoutMs;
  return write(what, () =>
    inTransaction(async (transaction) => {
      // The SDK retries on its own. A save that timed out must not be stored later.
      if (Date.now() > deadline) throw new Error('The save has timed out.');
      const reference = doc(firestore(), path);
      const snapshot = await transaction.get(reference);
      const before = snapshot.exists() ? snapshot.data() : null;
      const current = (before && parse(before)) || base;
      const merge = mergeFields(base, mine, current);
      if (merge.conflicts.length > 0 || (isUnasked && merge.theirs.length > 0)) {
        return { ...merge, stored: current, isStored: false };
      }
      transaction.set(reference, merge.merged);
      record?.(transaction, before, merge.merged);
      return { ...merge, stored: merge.merged, isStored: true };
    }),
  );
}
