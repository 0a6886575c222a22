import { useEffect, useState } from 'react';

/** Long enough not to slow down typing, short enough not to be noticed. */
const typingPauseMs = 150;

/** Returns a value as it was at the last pause in its changes. Printing ends the pause. */
export function useDebounced<Value>(value: Value, pauseMs: number = typingPauseMs): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const settle = () => setSettled(value);
    const timer = setTimeout(settle, pauseMs);
    window.addEventListener('beforeprint', settle);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', settle);
    };
  }, [value, pauseMs]);
  return settled;
}
