import { useRef, useState } from 'react';
import { SignInError, type SignInFault } from './auth.types.ts';
import type { Credentials } from './sign-in.schema.ts';

export type SignInState =
  | { status: 'idle' }
  | { status: 'signing-in' }
  | { status: 'failed'; fault: SignInFault };

/** The state of the sign-in and `signIn`, which runs one call at a time and resolves to its success. */
export function useSignIn() {
  const [state, setState] = useState<SignInState>({ status: 'idle' });
  const isBusy = useRef(false);

  async function signIn(credentials: Credentials): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setState({ status: 'signing-in' });
    try {
      const service = await import('./sign-in.service.ts');
      await service.signIn(credentials);
      return true;
    } catch (error) {
      const fault = error instanceof SignInError ? error.fault : 'sign-in-failed';
      setState({ status: 'failed', fault });
      return false;
    } finally {
      isBusy.current = false;
    }
  }

  return { state, signIn, clear: () => setState({ status: 'idle' }) };
}
