import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Goes to the URL's fragment once its content is mounted, as the browser does itself where that is prerendered. */
export function useScrollToFragment(isPrerendered: boolean): void {
  const location = useLocation();
  const navigate = useNavigate();
  const arrived = useRef(isPrerendered);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (location.hash) navigate(location, { replace: true, state: location.state });
  }, [location, navigate]);
}
