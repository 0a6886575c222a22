import { signInWithEmailAndPassword, type User } from 'firebase/auth';
import { auth } from '#src/lib/firebase/auth.ts';
import { TimedOut, withTimeout } from '#src/lib/with-timeout.ts';
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
 * Signs the owner in: password, then the admin's claim, then a note in the user record. Whoever is
 * told that it failed is not signed in.
 *
 * @throws SignInError with the fault that the owner is told of; no answer within 15 s is one
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
  // Before, as another tab learns of the sign-in at once and looks whether its session is over.
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
