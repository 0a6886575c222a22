import { FirebaseError } from 'firebase/app';
import { sendPasswordResetEmail } from 'firebase/auth';
import { auth } from '#src/lib/firebase/auth.ts';
import { withTimeout } from '#src/lib/timers.ts';
import { answerTimeoutMs } from './account-access.service.ts';
import { PasswordResetError } from './auth.types.ts';
import { resetFaultOf } from './faults.ts';

/**
 * Has Firebase send the password reset email. It also resolves for an email without an account, so
 * that nobody can find out which emails have one.
 *
 * @throws PasswordResetError if it was not sent, also after 15 s without a response
 */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await withTimeout(sendPasswordResetEmail(auth, email), answerTimeoutMs);
  } catch (cause) {
    const fault = resetFaultOf(cause instanceof FirebaseError ? cause.code : undefined);
    if (fault) throw new PasswordResetError(fault, { cause });
  }
}
