/** Why a sign-in failed. The form translates it into its specified text. */
export type SignInFault =
  | 'no-account'
  | 'wrong-password'
  | 'too-many-requests'
  | 'invalid-email'
  | 'not-admin'
  | 'sign-in-failed';

/** A failed sign-in, with a fault to show to the owner; its cause may be Firebase's own error. */
export class SignInError extends Error {
  override name = 'SignInError';
  readonly fault: SignInFault;

  constructor(fault: SignInFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** Why the password reset email could not be sent. */
export type PasswordResetFault = 'too-many-requests' | 'reset-failed';

/** The password reset email was not sent. */
export class PasswordResetError extends Error {
  override name = 'PasswordResetError';
  readonly fault: PasswordResetFault;

  constructor(fault: PasswordResetFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** The state of the access check for the admin area. */
export type Access =
  | { status: 'checking' }
  | { status: 'admin'; email: string }
  | { status: 'not-admin' }
  | { status: 'signed-out' }
  /** The check could not be completed; it says nothing about the account. */
  | { status: 'unreachable' };

/** The signed-in admin. */
export interface Admin {
  email: string;
}
