import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
} from 'firebase/auth';
import { runTransaction, type Transaction } from 'firebase/firestore/lite';
import { env } from '#src/lib/addresses/env.ts';
import { firebaseApp } from './app.ts';
import { firestore } from './firestore.ts';
import { provideSession, throwIfSessionEnded } from './request.ts';

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
 * The owner's token is renewed first if it has run out. If that fails within a transaction, the SDK (13.2) throws in
 * its own error handler, and the transaction never settles.
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
