import { FirebaseError } from 'firebase/app';
import { signOut, type User } from 'firebase/auth';
import { auth } from '#src/lib/firebase/auth.ts';
import { withTimeout } from '#src/lib/timers.ts';
import { type Access, SignInError } from './auth.types.ts';
import { signInFaultOf } from './faults.ts';
import { hasAdminRole } from './role-claim.ts';
import { session } from './session.ts';

/** The timeout of each call to the identity service, in milliseconds. */
export const answerTimeoutMs = 15_000;

/**
 * Whether a signed-in account has the admin claim. It refreshes the token up to five times.
 *
 * @throws FirebaseError or TimedOut when the token cannot be refreshed
 */
export function isAdmin(user: User): Promise<boolean> {
  return hasAdminRole(async () => {
    const { claims } = await withTimeout(user.getIdTokenResult(true), answerTimeoutMs);
    return claims.role;
  });
}

/** Returns the access of an account to the admin area. */
export async function accessOf(user: User | null): Promise<Access> {
  await endUnusedSession();
  if (!user || !auth.currentUser) return { status: 'signed-out' };
  try {
    const status = (await isAdmin(user)) ? 'admin' : 'not-admin';
    return status === 'admin' ? { status, email: user.email ?? '' } : { status };
  } catch {
    // The SDK signs out an account that is disabled or deleted, or whose sessions are revoked.
    return { status: auth.currentUser ? 'unreachable' : 'signed-out' };
  }
}

/** Signs out in every tab of the browser; works offline. */
export async function endSession(): Promise<void> {
  await signOut(auth);
  session.end();
}

/**
 * Ends a session that was idle for 12 hours. Await it before anything that counts as use and would
 * extend the session.
 */
export async function endUnusedSession(): Promise<void> {
  if (session.isOver()) await endSession();
}

/** Returns the SignInError for an error from Firebase. */
export function signInError(cause: unknown): SignInError {
  const code = cause instanceof FirebaseError ? cause.code : undefined;
  return new SignInError(signInFaultOf(code), { cause });
}
