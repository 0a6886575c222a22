import { useEffect } from 'react';

/** Calls back when the visitor goes through the browser's history. */
export function useBackOrForward(callback: () => void) {
  useEffect(() => {
    window.addEventListener('popstate', callback);
    return () => window.removeEventListener('popstate', callback);
  }, [callback]);
}
