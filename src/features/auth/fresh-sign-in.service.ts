import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth';
import { auth } from '#src/lib/firebase/auth.ts';
import { siteTime, synchronizeClock } from '#src/lib/site-clock.ts';
import { withTimeout } from '#src/lib/timers.ts';
import { answerTimeoutMs, signInError } from './account-access.service.ts';
import { SignInError } from './auth.types.ts';

/** How long after a sign-in the security rules allow reading personal data, less a minute's margin. */
const freshMs = 12 * 60 * 60_000 - 60_000;

/** Whether the last sign-in is recent enough to read personal data; false if nobody is signed in. */
export async function isSignInFresh(): Promise<boolean> {
  if (!auth.currentUser) return false;
  const token = withTimeout(auth.currentUser.getIdTokenResult(), answerTimeoutMs);
  // By a wrong clock, the owner would be asked for the password again and again.
  const [{ authTime }] = await Promise.all([token, synchronizeClock()]);
  return siteTime().getTime() - Date.parse(authTime) < freshMs;
}

/**
 * Reauthenticates the signed-in admin without leaving the page.
 *
 * @throws SignInError with the fault to show to the owner
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
