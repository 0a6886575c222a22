import { FirebaseError } from 'firebase/app';
import type { User } from 'firebase/auth';
import { doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { withTimeout } from '#src/lib/timers.ts';

const nameless = 'Admin User';

/** Kept short because the sign-in waits for the write. */
const noteTimeoutMs = 5_000;

/**
 * Records a sign-in in `users/{email}`: creates the record, or updates it and keeps its
 * `createdAt`. The record grants no rights, so a failure is only logged, and the next sign-in
 * writes again.
 */
export async function noteSignIn(user: User): Promise<void> {
  try {
    await withTimeout(write(user), noteTimeoutMs);
  } catch (error) {
    const reason = error instanceof FirebaseError ? error.code : 'no answer';
    console.error(`Could not note the sign-in: ${reason}`);
  }
}

async function write({ uid, email, displayName }: User): Promise<void> {
  const key = (email ?? '').toLowerCase();
  const record = doc(firestore(), collections.users, key);
  const fields = {
    email: key,
    displayName: displayName || nameless,
    role: 'admin',
    lastLogin: serverTimestamp(),
    uid,
  };
  if ((await getDoc(record)).exists()) await updateDoc(record, fields);
  else await setDoc(record, { ...fields, createdAt: serverTimestamp() });
}
