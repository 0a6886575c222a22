import { expect, it } from 'vitest';
import { signInTexts, toResetFault, toSignInFault } from './sign-in-faults.ts';

it.each([
  ['auth/user-not-found', 'No account found with this email.'],
  ['auth/wrong-password', 'Incorrect password.'],
  ['auth/invalid-credential', 'Incorrect password.'],
  ['auth/too-many-requests', 'Too many failed attempts. Try again later.'],
  ['auth/invalid-email', 'Please enter a valid email.'],
  ['auth/weak-password', 'Please choose a longer or less common password.'],
  ['auth/user-disabled', 'Something went wrong. Please try again.'],
  ['auth/network-request-failed', 'Something went wrong. Please try again.'],
  ['toString', 'Something went wrong. Please try again.'],
  [undefined, 'Something went wrong. Please try again.'],
])('translates %s to "%s"', (code, text) => {
  expect(signInTexts[toSignInFault(code)]).toBe(text);
});

it('does not reveal that an email has no account', () => {
  expect(toResetFault('auth/user-not-found')).toBeNull();
  expect(toResetFault('auth/too-many-requests')).toBe('too-many-resets');
  expect(toResetFault(undefined)).toBe('reset-failed');
});
