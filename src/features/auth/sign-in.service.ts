import { signInWithEmailAndPassword, type User } from 'firebase/auth';
import { auth } from '#src/lib/firebase/auth.ts';
import { TimedOut, withTimeout } from '#src/lib/timers.ts';
import {
  answerTimeoutMs,
  endSession,
  endUnusedSession,
  isAdmin,
  signInError,
} from './account-access.service.ts';
import { SignInError } from './auth.types.ts';
import { session } from './session.ts';
import type { Credentials } from './sign-in.schema.ts';
import { noteSignIn } from './user-record.service.ts';

/**
 * Signs the owner in: checks the password, then the admin claim, then updates the user record. If it
 * throws, nobody is signed in.
 *
 * @throws SignInError with the fault to show to the owner, also after 15 s without a response
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const user = await userOf(credentials);
  if (!(await isAdminOrThrow(user))) {
    await endSession();
    throw new SignInError('not-admin');
  }
  await noteSignIn(user);
}

async function userOf({ email, password }: Credentials): Promise<User> {
  await endUnusedSession();
  // Must come first: other tabs see the sign-in at once and check whether the session is over.
  session.begin();
  const answer = signInWithEmailAndPassword(auth, email, password);
  try {
    return (await withTimeout(answer, answerTimeoutMs)).user;
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
