import type { PasswordResetFault, SignInFault } from './auth.types.ts';

const signInFaults: ReadonlyMap<string | undefined, SignInFault> = new Map([
  ['auth/user-not-found', 'no-account'],
  ['auth/wrong-password', 'wrong-password'],
  // What a project that hides which accounts exist says in place of both.
  ['auth/invalid-credential', 'wrong-password'],
  ['auth/too-many-requests', 'too-many-requests'],
  ['auth/invalid-email', 'invalid-email'],
]);

/** What a refused sign-in means to the owner, by Firebase's code or undefined for no answer. */
export function signInFaultOf(code: string | undefined): SignInFault {
  return signInFaults.get(code) ?? 'sign-in-failed';
}

/** The same for the email for a new password; null when the failure is to be kept quiet. */
export function resetFaultOf(code: string | undefined): PasswordResetFault | null {
  if (code === 'auth/user-not-found') return null;
  return code === 'auth/too-many-requests' ? 'too-many-requests' : 'reset-failed';
}
