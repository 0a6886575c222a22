import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth';
import { auth } from '#src/lib/firebase/auth.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import { answerTimeoutMs, signInError } from './account-access.service.ts';
import { SignInError } from './auth.types.ts';

/** As long after a sign-in the security rules show personal data; a minute less, for the way. */
const freshMs = 12 * 60 * 60_000 - 60_000;

/** Whether the password was typed recently enough for personal data; false when nobody is signed in. */
export async function isSignInFresh(): Promise<boolean> {
  if (!auth.currentUser) return false;
  const { authTime } = await withTimeout(auth.currentUser.getIdTokenResult(), answerTimeoutMs);
  return Date.now() - Date.parse(authTime) < freshMs;
}

/**
 * Signs the admin who is signed in in again; the page that is shown stays.
 *
 * @throws SignInError with the fault that the owner is told of
 */
export async function signInAgain(password: string): Promise<void> {
  const user = auth.currentUser;
  if (!user?.email) throw new SignInError('sign-in-failed');
  const credential = EmailAuthProvider.credential(user.email, password);
  try {
    await withTimeout(reauthenticateWithCredential(user, credential), answerTimeoutMs);
  } catch (cause) {
    throw signInError(cause);
  }
}
