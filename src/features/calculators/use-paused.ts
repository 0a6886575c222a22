import { useEffect, useState } from 'react';

const pauseMs = 150;

/**
 * A value as it was at the last pause in its changes, for what is drawn in one go that no key can
 * interrupt.
 */
export function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
