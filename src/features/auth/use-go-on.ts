import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { nextPath } from './next-path.ts';

/** Goes where the login page leads: Back does not come to it again. */
export function useGoOn(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(() => {
    void navigate(nextPath(search), { replace: true });
  }, [navigate, search]);
}
