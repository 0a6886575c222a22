import { FirebaseError } from 'firebase/app';
import type { User } from 'firebase/auth';
import { doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';

const nameless = 'Admin User';

/** The owner waits for the note, so not for long. */
const noteTimeoutMs = 5_000;

/**
 * Notes a sign-in in `users/{email}`: creates the record, or brings it up to date and keeps its
 * `createdAt`. The record gives no rights, so its failure keeps nobody out: it is logged, and the
 * next sign-in notes again.
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
