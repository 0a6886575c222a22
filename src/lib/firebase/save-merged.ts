import { type DocumentData, doc, type Transaction } from 'firebase/firestore/lite';
import { mergeFields, type SavedFields } from '../use-merged-save.ts';
import { inTransaction } from './auth.ts';
import { firestore } from './firestore.ts';
import { write } from './request.ts';

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
 * Saves a form as the only fields of a document, merged by field with what somebody else has saved since
 * the form was opened. Stores nothing where both have changed the same field.
 *
 * @param base the fields as the form was opened with
 * @param mine the form's values
 * @throws WriteError
 */
export function saveMerged<Fields extends DocumentData>(
  { what, path, parse, record }: MergedDocument<Fields>,
  base: Fields,
  mine: Fields,
): Promise<SavedFields<Fields>> {
  return write(what, () =>
    inTransaction(async (transaction) => {
      const reference = doc(firestore(), path);
      const snapshot = await transaction.get(reference);
      const before = snapshot.exists() ? snapshot.data() : null;
      const current = (before && parse(before)) || base;
      const merge = mergeFields(base, mine, current);
      if (merge.conflicts.length > 0) return { ...merge, stored: current };
      transaction.set(reference, merge.merged);
      record?.(transaction, before, merge.merged);
      return { ...merge, stored: merge.merged };
    }),
  );
}
