import { useEffect, useState } from 'react';

/** Long enough not to slow down typing, short enough not to be noticed. */
const typingPauseMs = 150;

/** Returns a value as it was at the last pause in its changes. Printing ends the pause. */
export function useDebounced<Value>(value: Value, pauseMs: number = typingPauseMs): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const update = () => setDebounced(value);
    const timer = setTimeout(update, pauseMs);
    window.addEventListener('beforeprint', update);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', update);
    };
  }, [value, pauseMs]);
  return debounced;
}
