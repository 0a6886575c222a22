import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** In milliseconds. Browsers limit how often the address may change, so it changes per word and not per letter. */
export const typingPauseMs = 300;

/**
 * Has the query of the page's address follow this one (`?q=fha`) once typing pauses, or at once by the returned
 * function. Once the visitor has left for another page, which may still be on its way, the address stays.
 */
export function useQueryInAddress(query: string): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ownPath = useRef('');
  useEffect(() => {
    ownPath.current = window.location.pathname;
  }, []);

  const update = useCallback(() => {
    clearTimeout(timer.current);
    const hasLeft = window.location.pathname !== ownPath.current;
    if (query !== search && !hasLeft) void navigate({ search: query }, { replace: true });
  }, [query, search, navigate]);
  useEffect(() => {
    timer.current = setTimeout(update, typingPauseMs);
    return () => clearTimeout(timer.current);
  }, [update]);
  return update;
}
