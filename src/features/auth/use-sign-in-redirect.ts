import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { nextPath } from './next-path.ts';

/** Returns a function that leaves the login page for its target and drops it from the history. */
export function useSignInRedirect(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(() => {
    void navigate(nextPath(search), { replace: true });
  }, [navigate, search]);
}
