import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns what takes the numbers of a copied link out of the address. Once the visitor enters other
 * ones the link no longer says what is shown, and a reload must not bring it back.
 */
export function useLeaveLink(): () => void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return useCallback(() => {
    if (hash) void navigate(pathname + search, { replace: true });
  }, [pathname, search, hash, navigate]);
}
