import { runTransaction, type Transaction } from 'firebase/firestore/lite';
import { auth } from './auth.ts';
import { firestore } from './firestore.ts';
import { throwIfSessionEnded } from './owners-firestore.ts';

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
