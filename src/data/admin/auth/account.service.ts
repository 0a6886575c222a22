import { FirebaseError } from 'firebase/app';
import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  signOut,
  type User,
  updatePassword,
} from 'firebase/auth';
import { auth } from '#src/data/firebase/auth.ts';
import { siteTime, synchronizeClock } from '#src/data/state/site-clock.ts';
import { withTimeout } from '#src/lib/loading/timers.ts';
import { session, signInLimitMs } from './idle-session.ts';
import type { PasswordChange } from './sign-in.schema.ts';
import { SignInError, toSignInFault } from './sign-in-faults.ts';

/** The timeout of each call to the identity service, in milliseconds. */
export const signInTimeoutMs = 15_000;

const roleTries = 5;
const betweenTriesMs = 1_000;

/** Whether an account has the admin claim, which may come late, so it is read five times. @throws if that fails */
export async function isAdmin(user: Pick<User, 'getIdTokenResult'>): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    const { claims } = await withTimeout(user.getIdTokenResult(true), signInTimeoutMs);
    if (claims.role === 'admin') return true;
    if (tries === roleTries) return false;
    await new Promise((resolve) => setTimeout(resolve, betweenTriesMs));
  }
}

export type Access =
  | { status: 'checking' }
  | { status: 'admin'; email: string }
  | { status: 'not-admin' }
  /** Why the session has ended: for want of use, or otherwise while a page was open. */
  | { status: 'signed-out'; after?: 'no-use' | 'other' }
  /** The check could not be completed; it says nothing about the account. */
  | { status: 'unreachable' };

/** Returns the access of an account to the admin area. */
export async function checkAccess(user: User | null): Promise<Access> {
  if (await endUnusedSession()) return { status: 'signed-out', after: 'no-use' };
  if (!user || !auth.currentUser) return { status: 'signed-out' };
  try {
    if (!(await isAdmin(user))) return { status: 'not-admin' };
    return { status: 'admin', email: user.email ?? '' };
  } catch (error) {
    // The SDK signs out an account that is disabled or deleted, or whose sessions are revoked. It would keep one
    // whose token is none, for which no other try helps.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'auth/invalid-refresh-token') await endSession();
    return { status: auth.currentUser ? 'unreachable' : 'signed-out' };
  }
}

/** Signs out in every tab of the browser; works offline. */
export async function endSession(): Promise<void> {
  await signOut(auth);
  session.end();
}

/** Ends a session that was idle for too long; returns whether it was. Await it before anything that counts as use. */
export async function endUnusedSession(): Promise<boolean> {
  const isUnused = session.isOver();
  if (isUnused) await signOut(auth);
  return isUnused;
}

/** Returns the SignInError for an error from Firebase. */
export function signInError(cause: unknown): SignInError {
  const code = cause instanceof FirebaseError ? cause.code : undefined;
  return new SignInError(toSignInFault(code), { cause });
}

/** How long after a sign-in the security rules allow reading personal data, less a minute's margin. */
const freshMs = signInLimitMs - 60_000;

/** Whether the last sign-in is recent enough to read personal data; false if nobody is signed in. */
export async function isSessionFresh(): Promise<boolean> {
  if (!auth.currentUser) return false;
  const token = withTimeout(auth.currentUser.getIdTokenResult(), signInTimeoutMs);
  // By a wrong clock, the owner would be asked for the password again and again.
  const [{ authTime }] = await Promise.all([token, synchronizeClock()]);
  return siteTime().getTime() - Date.parse(authTime) < freshMs;
}

/** Reauthenticates the signed-in admin without leaving the page. @throws SignInError with the fault to show */
export async function signInAgain(
  password: string,
  reauthenticate: typeof reauthenticateWithCredential = reauthenticateWithCredential,
): Promise<User> {
  const user = auth.currentUser;
  if (!user?.email) throw new SignInError('sign-in-failed');
  const credential = EmailAuthProvider.credential(user.email, password);
  try {
    await withTimeout(reauthenticate(user, credential), signInTimeoutMs);
    return user;
  } catch (cause) {
    throw signInError(cause);
  }
}

/**
 * Changes the password of the signed-in admin. The identity service then renews no other session of the account: those
 * end when their token does, within an hour, or as soon as the guard checks it.
 *
 * @throws SignInError with the fault to show to the owner
 */
export async function changePassword(
  { current, next }: PasswordChange,
  sdk = { reauthenticateWithCredential, updatePassword },
): Promise<void> {
  const user = await signInAgain(current, sdk.reauthenticateWithCredential);
  try {
    await withTimeout(sdk.updatePassword(user, next), signInTimeoutMs);
  } catch (cause) {
    const error = signInError(cause);
    // Without an answer, it may be changed.
    throw error.fault === 'sign-in-failed' ? new SignInError('change-unknown', { cause }) : error;
  }
}
