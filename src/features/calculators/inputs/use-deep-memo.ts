import { useMemo } from 'react';

/**
 * Returns the same object for as long as the value is the same in depth, so that what is computed from
 * it is not computed again for a key that changes something else.
 *
 * @param value as JSON can hold it; what is undefined is left out
 */
export function useDeepMemo<Value extends object>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}
