import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '#src/lib/use-hydrated.ts';

/**
 * Scrolls to the URL's fragment after mount if the content was not prerendered. In a prerendered
 * page the browser has already done so.
 */
export function useScrollToFragment() {
  const location = useLocation();
  const navigate = useNavigate();
  const arrived = useRef(!useHydrated());
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (location.hash) navigate(location, { replace: true, state: location.state });
  }, [location, navigate]);
}
