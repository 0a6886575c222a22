/** Why somebody could not sign in. The form turns it into its specified text. */
export type SignInFault =
  | 'no-account'
  | 'wrong-password'
  | 'too-many-requests'
  | 'invalid-email'
  | 'not-admin'
  | 'sign-in-failed';

/** A sign-in failed in a way that the owner is told of; its cause may be Firebase's own error. */
export class SignInError extends Error {
  override name = 'SignInError';
  readonly fault: SignInFault;

  constructor(fault: SignInFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** Why the email for a new password could not be sent. */
export type PasswordResetFault = 'too-many-requests' | 'reset-failed';

/** The email for a new password was not sent. */
export class PasswordResetError extends Error {
  override name = 'PasswordResetError';
  readonly fault: PasswordResetFault;

  constructor(fault: PasswordResetFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** What is known of the right to be in the admin area. */
export type Access =
  | { status: 'checking' }
  | { status: 'admin'; email: string }
  | { status: 'not-admin' }
  | { status: 'signed-out' }
  /** The check could not be made: it says nothing about the account. */
  | { status: 'unreachable' };

/** Who is signed in to the admin area. */
export interface Admin {
  email: string;
}
