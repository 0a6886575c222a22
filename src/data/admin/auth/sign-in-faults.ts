// What can go wrong with a sign-in and with a password reset, and what the forms say then.

export const fieldErrors = {
  email: 'Please enter a valid email.',
  password: 'Password must be at least 8 characters.',
} as const;

/** Why a sign-in, a change of the password or its reset failed. The form translates it into its text. */
export type SignInFault =
  | 'no-account'
  | 'wrong-password'
  | 'too-many-requests'
  | 'invalid-email'
  | 'not-admin'
  | 'weak-password'
  | 'change-unknown'
  | 'sign-in-failed'
  | 'too-many-resets'
  | 'reset-failed';

/** A failed sign-in, change or reset, with a fault to show to the owner; its cause may be Firebase's own error. */
export class SignInError extends Error {
  override name = 'SignInError';
  readonly fault: SignInFault;

  constructor(fault: SignInFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** The texts for a failed sign-in, as specified, and for a failed change or reset of the password. */
export const signInTexts: Readonly<Record<SignInFault, string>> = {
  'no-account': 'No account found with this email.',
  'wrong-password': 'Incorrect password.',
  'too-many-requests': 'Too many failed attempts. Try again later.',
  'invalid-email': fieldErrors.email,
  'not-admin': 'You are not authorized to access the admin area.',
  'weak-password': 'Please choose a longer or less common password.',
  'change-unknown':
    'We do not know whether your password was changed. Please try again: if your current password is incorrect now, the new one is in effect.',
  'sign-in-failed': 'Something went wrong. Please try again.',
  'too-many-resets': 'Too many emails were requested. Please wait a while and try again.',
  'reset-failed': 'The email could not be sent. Please check your connection and try again.',
};

/** Returns what to say about a failure; `otherwise` tells of one that is no SignInError. */
export function signInFailureText(error: unknown, otherwise: SignInFault = 'sign-in-failed') {
  return signInTexts[error instanceof SignInError ? error.fault : otherwise];
}

const signInFaults: ReadonlyMap<string | undefined, SignInFault> = new Map([
  ['auth/user-not-found', 'no-account'],
  ['auth/wrong-password', 'wrong-password'],
  // With email enumeration protection, this code replaces both codes above.
  ['auth/invalid-credential', 'wrong-password'],
  ['auth/too-many-requests', 'too-many-requests'],
  ['auth/invalid-email', 'invalid-email'],
  ['auth/weak-password', 'weak-password'],
  ['auth/password-does-not-meet-requirements', 'weak-password'],
]);

/** Returns the fault for a Firebase error code; undefined means that there was no response. */
export function toSignInFault(code: string | undefined): SignInFault {
  return signInFaults.get(code) ?? 'sign-in-failed';
}

/** The answer is the same for existing and unknown accounts, so that it does not reveal which emails have one. */
export const resetSent =
  'If there is an account with this email, a link to choose a new password is on its way. It may take a few minutes, and it may end up in your spam folder.';

/** Returns the fault for a Firebase error code; null if the failure must not be shown. */
export function toResetFault(code: string | undefined): SignInFault | null {
  if (code === 'auth/user-not-found') return null;
  return code === 'auth/too-many-requests' ? 'too-many-resets' : 'reset-failed';
}
