import { useEffect, useState } from 'react';

const pauseMs = 150;

/**
 * A value as it was at the last pause in its changes, for what is drawn in one go that no key can
 * interrupt. Printing ends the pause.
 */
export function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const settle = () => setPaused(value);
    const timer = setTimeout(settle, pauseMs);
    window.addEventListener('beforeprint', settle);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', settle);
    };
  }, [value]);
  return paused;
}
