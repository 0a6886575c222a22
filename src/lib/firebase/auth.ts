import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
} from 'firebase/auth';
import { type DocumentData, doc, runTransaction, type Transaction } from 'firebase/firestore/lite';
import { env } from '../env.ts';
import { mergeFields, type SavedFields } from '../use-merged-save.ts';
import { firebaseApp } from './app.ts';
import { firestore } from './firestore.ts';
import { provideSession, throwIfSessionEnded, write } from './request.ts';

/**
 * Firebase Auth with a session that all tabs of the browser share, without the code for pop-up
 * sign-in. Once this module is loaded, Firestore's requests carry the user's token.
 */
export const auth = initializeAuth(firebaseApp(), {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

onAuthStateChanged(auth, (user) => {
  // The SDK reports the end of a session only after it has updated the browser's storage.
  if (user) provideSession(() => auth.currentUser !== null);
});

if (import.meta.env.MODE !== 'production' && env.emulators) {
  connectAuthEmulator(auth, `http://${env.emulators.auth}`, { disableWarnings: true });
}

/**
 * Runs a transaction of the owner. Once the session has ended, it reads and commits nothing.
 *
 * The owner's token is renewed first if it has run out. If that fails within a transaction, the SDK
 * (12.19) throws in its own error handler, and the transaction never settles.
 *
 * @throws FirebaseError, SessionEnded
 */
export async function inTransaction<Value>(
  update: (transaction: Transaction) => Promise<Value>,
): Promise<Value> {
  await auth.currentUser?.getIdToken();
  return runTransaction(firestore(), async (transaction) => {
    throwIfSessionEnded();
    const value = await update(transaction);
    throwIfSessionEnded();
    return value;
  });
}

interface MergedDocument<Fields> {
  /** Describes the write, for the log, without content. */
  what: string;
  path: string;
  /** Returns undefined for a malformed document, which the form's values replace. */
  parse: (data: DocumentData) => Fields | undefined;
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
  { what, path, parse }: MergedDocument<Fields>,
  base: Fields,
  mine: Fields,
): Promise<SavedFields<Fields>> {
  return write(what, () =>
    inTransaction(async (transaction) => {
      const reference = doc(firestore(), path);
      const snapshot = await transaction.get(reference);
      const current = (snapshot.exists() && parse(snapshot.data())) || base;
      const merge = mergeFields(base, mine, current);
      if (merge.conflicts.length > 0) return { ...merge, stored: current };
      transaction.set(reference, merge.merged);
      return { ...merge, stored: merge.merged };
    }),
  );
}
