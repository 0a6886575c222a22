import { useEffect, useState } from 'react';

/**
 * Returns a value once it has not changed for a moment.
 *
 * @param pauseMs the moment, in milliseconds
 */
export function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
