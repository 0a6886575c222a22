import { useRef, useState } from 'react';
import { mayLeave } from '#src/lib/use-leave-guard.ts';

/**
 * Signs out, unless there are unsaved changes that the owner wants to keep. It runs one call at a
 * time. `isSigningOut` stays true afterwards.
 */
export function useSignOut() {
  const [isSigningOut, setSigningOut] = useState(false);
  const isBusy = useRef(false);

  async function signOut() {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      if (!(await mayLeave())) return;
      setSigningOut(true);
      const { endSession } = await import('./session.service.ts');
      await endSession();
    } catch {
      setSigningOut(false);
    } finally {
      isBusy.current = false;
    }
  }

  return { signOut, isSigningOut };
}
