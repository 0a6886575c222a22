import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Goes to the place that the address names once the component is on the page: when the page was
 * opened, it was not there yet.
 */
export function useArrival() {
  const location = useLocation();
  const navigate = useNavigate();
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (location.hash) navigate(location, { replace: true, state: location.state });
  }, [location, navigate]);
}
