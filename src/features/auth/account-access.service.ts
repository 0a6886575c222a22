import { FirebaseError } from 'firebase/app';
import { signOut, type User } from 'firebase/auth';
import { auth } from '#src/lib/firebase/auth.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import { type Access, SignInError } from './auth.types.ts';
import { signInFaultOf } from './faults.ts';
import { hasAdminRole } from './role-claim.ts';
import { session } from './session.ts';

/** How long each answer of the identity service is waited for. */
export const answerTimeoutMs = 15_000;

/**
 * Whether a signed-in account has the admin's claim, by up to five fresh tokens.
 *
 * @throws FirebaseError or TimedOut when a token cannot be had
 */
export function isAdmin(user: User): Promise<boolean> {
  return hasAdminRole(async () => {
    const { claims } = await withTimeout(user.getIdTokenResult(true), answerTimeoutMs);
    return claims.role;
  });
}

/** What an account may do. */
export async function accessOf(user: User | null): Promise<Access> {
  await endUnusedSession();
  if (!user || !auth.currentUser) return { status: 'signed-out' };
  try {
    const status = (await isAdmin(user)) ? 'admin' : 'not-admin';
    return status === 'admin' ? { status, email: user.email ?? '' } : { status };
  } catch {
    // The SDK signs out an account that was disabled or deleted, or whose sessions were revoked.
    return { status: auth.currentUser ? 'unreachable' : 'signed-out' };
  }
}

/** Signs out in every tab of the browser; needs no network. */
export async function endSession(): Promise<void> {
  await signOut(auth);
  session.end();
}

/**
 * Ends a session that nobody used for 12 hours. To be awaited before anything that counts as use,
 * which would bring it back.
 */
export async function endUnusedSession(): Promise<void> {
  if (session.isOver()) await endSession();
}

/** The error that the owner is told of, from Firebase's own. */
export function signInError(cause: unknown): SignInError {
  const code = cause instanceof FirebaseError ? cause.code : undefined;
  return new SignInError(signInFaultOf(code), { cause });
}
