import { useEffect, useState, useTransition } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A value as it was when the browser last painted: what is expensive to draw follows one frame
 * behind what is not, and is dropped when the next value overtakes it.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  const [, startTransition] = useTransition();
  useEffect(() => {
    let isLatest = true;
    afterPaint().then(() => {
      if (isLatest) startTransition(() => setPainted(value));
    });
    return () => {
      isLatest = false;
    };
  }, [value]);
  return painted;
}
