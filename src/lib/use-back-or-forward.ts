import { useEffect } from 'react';

/** Calls `callback` when the visitor navigates through the browser's history. */
export function useBackOrForward(callback: () => void) {
  useEffect(() => {
    window.addEventListener('popstate', callback);
    return () => window.removeEventListener('popstate', callback);
  }, [callback]);
}
