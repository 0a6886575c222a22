import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '#src/lib/use-hydrated.ts';

/**
 * Goes to the place that the address names once the component is on the page, if it was not there
 * when the page was opened. To a place in a prerendered page the browser has gone by itself.
 */
export function useArrival() {
  const location = useLocation();
  const navigate = useNavigate();
  const arrived = useRef(!useHydrated());
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (location.hash) navigate(location, { replace: true, state: location.state });
  }, [location, navigate]);
}
