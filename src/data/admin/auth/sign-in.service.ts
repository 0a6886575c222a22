import { FirebaseError } from 'firebase/app';
import { sendPasswordResetEmail, signInWithEmailAndPassword, type User } from 'firebase/auth';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { auth } from '#src/data/firebase/auth.ts';
import { firestore } from '#src/data/firebase/firestore.ts';
import { ownersFirestore, read } from '#src/data/firebase/request.ts';
import { TimedOut, withTimeout } from '#src/lib/loading/timers.ts';
import { collections } from '#src/model/site/collections.ts';
import {
  endSession,
  endUnusedSession,
  isAdmin,
  signInError,
  signInTimeoutMs,
} from './account.service.ts';
import { session } from './idle-session.ts';
import type { Credentials } from './sign-in.schema.ts';
import { SignInError, toResetFault } from './sign-in-faults.ts';

/** Signs the owner in: checks password and claim, then updates the record. @throws SignInError if nobody is signed in */
export async function signIn(credentials: Credentials): Promise<void> {
  const user = await authenticate(credentials);
  if (!(await isAdminOrThrow(user))) {
    await endSession();
    throw new SignInError('not-admin');
  }
  await noteSignIn(user);
}

async function authenticate({ email, password }: Credentials): Promise<User> {
  await endUnusedSession();
  // Must come first: other tabs see the sign-in at once and check whether the session is over.
  session.begin();
  const answer = signInWithEmailAndPassword(auth, email, password);
  try {
    return (await withTimeout(answer, signInTimeoutMs)).user;
  } catch (cause) {
    if (cause instanceof TimedOut) answer.then(endSession, () => undefined);
    throw signInError(cause);
  }
}

async function isAdminOrThrow(user: User): Promise<boolean> {
  try {
    return await isAdmin(user);
  } catch (cause) {
    await endSession();
    throw new SignInError('sign-in-failed', { cause });
  }
}

/** Has Firebase mail a reset link, without telling whether the email has an account. @throws SignInError if not sent */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await withTimeout(sendPasswordResetEmail(auth, email), signInTimeoutMs);
  } catch (cause) {
    const fault = toResetFault(cause instanceof FirebaseError ? cause.code : undefined);
    if (fault) throw new SignInError(fault, { cause });
  }
}

/** Kept short because the sign-in waits for the write. */
const noteTimeoutMs = 5_000;

/** Records a sign-in in `users/{email}`, which grants no rights, so a failure is only logged. */
async function noteSignIn(user: User): Promise<void> {
  try {
    await withTimeout(writeRecord(user), noteTimeoutMs);
  } catch (error) {
    const reason = error instanceof FirebaseError ? error.code : 'no answer';
    console.error(`Could not note the sign-in: ${reason}`);
  }
}

async function writeRecord({ uid, email, displayName }: User): Promise<void> {
  const key = (email ?? '').toLowerCase();
  const record = doc(firestore(), collections.users, key);
  const fields = {
    email: key,
    displayName: displayName || 'Admin User',
    role: 'admin',
    lastLogin: serverTimestamp(),
    uid,
  };
  if ((await getDoc(record)).exists()) await updateDoc(record, fields);
  else await setDoc(record, { ...fields, createdAt: serverTimestamp() });
}

/** More people than have access to any site. */
const mostSignIns = 50;

/** Lists who has signed in as an admin, the latest first. Who loses the role loses the record. @throws ReadError */
export async function listSignIns() {
  const { docs } = await read('who has access', () =>
    getDocs(
      query(
        collection(ownersFirestore(), collections.users),
        orderBy('lastLogin', 'desc'),
        limit(mostSignIns),
      ),
    ),
  );
  // The rules let nobody store a record without a time.
  return docs.map((record) => ({
    email: record.id,
    /** An ISO time. */
    lastAt: String(record.get('lastLogin').toDate().toISOString()),
  }));
}
