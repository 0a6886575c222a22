import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref to whether the component is still mounted, for what comes back later. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
