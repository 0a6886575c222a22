import { useRef, useState } from 'react';
import { PasswordResetError, type PasswordResetFault } from './auth.types.ts';

export type ResetState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'failed'; fault: PasswordResetFault };

/** The state of the password reset and `send`, which ignores calls while one is running. */
export function usePasswordReset() {
  const [state, setState] = useState<ResetState>({ status: 'idle' });
  const isBusy = useRef(false);

  async function send(email: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ status: 'sending' });
    try {
      const { sendPasswordReset } = await import('./password-reset.service.ts');
      await sendPasswordReset(email);
      setState({ status: 'sent' });
    } catch (error) {
      const fault = error instanceof PasswordResetError ? error.fault : 'reset-failed';
      setState({ status: 'failed', fault });
    } finally {
      isBusy.current = false;
    }
  }

  return { state, send, clear: () => setState({ status: 'idle' }) };
}
