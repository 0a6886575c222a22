import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Goes to the URL's fragment once the content that has it is mounted.
 *
 * @param isPrerendered whether the content was there before: then the browser has already gone there
 */
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
