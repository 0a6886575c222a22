import type { PasswordResetFault, SignInFault } from './auth.types.ts';

/** The validation messages of the fields. */
export const fieldTexts = {
  email: 'Please enter a valid email.',
  password: 'Password must be at least 8 characters.',
} as const;

/** The specified texts for a failed sign-in. */
export const signInTexts: Readonly<Record<SignInFault, string>> = {
  'no-account': 'No account found with this email.',
  'wrong-password': 'Incorrect password.',
  'too-many-requests': 'Too many failed attempts. Try again later.',
  'invalid-email': fieldTexts.email,
  'not-admin': 'You are not authorized to access the admin area.',
  'sign-in-failed': 'Something went wrong. Please try again.',
};

/** The same for existing and unknown accounts, so that it does not reveal which emails have one. */
export const resetSent =
  'If there is an account with this email, a link to choose a new password is on its way. It may take a few minutes, and it may end up in your spam folder.';

export const resetTexts: Readonly<Record<PasswordResetFault, string>> = {
  'too-many-requests': 'Too many emails were requested. Please wait a while and try again.',
  'reset-failed': 'The email could not be sent. Please check your connection and try again.',
};

export const loadingText = 'Loading admin dashboard...';

/** Shown when the access check could not be completed, so nobody is signed out. */
export const checkFailed =
  'There was no response. Your sign-in has not changed. Please check your connection and try again.';
