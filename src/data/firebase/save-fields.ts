import { type DocumentData, doc, type Transaction } from 'firebase/firestore/lite';
import { changeFields, type SavedFields } from '#src/lib/hooks/use-field-save.ts';
import { inTransaction } from './auth.ts';
import { firestore } from './firestore.ts';
import { answerTimeoutMs, write } from './request.ts';

interface FieldsDocument<Fields> {
  /** Describes the write, for the log, without content. */
  what: string;
  path: string;
  /** Returns undefined for a malformed document, which the form's values replace. */
  parse: (data: DocumentData) => Fields | undefined;
  /** Adds a record of the change to its commit; `before` is null if nothing was stored. */
  record?: (transaction: Transaction, before: DocumentData | null, after: Fields) => void;
}

/** Saves the fields of a document that a form has changed. Saves nothing if somebody else has changed one of them, too. */
export function saveFields<Fields extends DocumentData>(
  { what, path, parse, record }: FieldsDocument<Fields>,
  seen: Fields,
  mine: Fields,
): Promise<SavedFields<Fields>> {
  const deadline = Date.now() + answerTimeoutMs;
  return write(what, () =>
    inTransaction(async (transaction) => {
      // The SDK retries on its own. A save that timed out must not be stored later.
      if (Date.now() > deadline) throw new Error('The save has timed out.');
      const reference = doc(firestore(), path);
      const snapshot = await transaction.get(reference);
      const before = snapshot.exists() ? snapshot.data() : null;
      const saved = changeFields(seen, mine, (before && parse(before)) || seen);
      if (saved.contested.length > 0) return saved;
      transaction.set(reference, saved.stored);
      record?.(transaction, before, saved.stored);
      return saved;
    }),
  );
}
