import type { PasswordResetFault, SignInFault } from './auth.types.ts';

const signInFaults: ReadonlyMap<string | undefined, SignInFault> = new Map([
  ['auth/user-not-found', 'no-account'],
  ['auth/wrong-password', 'wrong-password'],
  // With email enumeration protection, this code replaces both codes above.
  ['auth/invalid-credential', 'wrong-password'],
  ['auth/too-many-requests', 'too-many-requests'],
  ['auth/invalid-email', 'invalid-email'],
]);

/** Returns the fault for a Firebase error code; undefined means that there was no response. */
export function signInFaultOf(code: string | undefined): SignInFault {
  return signInFaults.get(code) ?? 'sign-in-failed';
}

/** The same for the password reset email; null if the failure must not be shown. */
export function resetFaultOf(code: string | undefined): PasswordResetFault | null {
  if (code === 'auth/user-not-found') return null;
  return code === 'auth/too-many-requests' ? 'too-many-requests' : 'reset-failed';
}
