import { useCallback, useEffect, useRef, useState } from 'react';

/** Whether the visitor was last refused; each refusal moves the focus to the summary of errors. */
export function useRefusal() {
  const [times, setTimes] = useState(0);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (times > 0) summary.current?.focus();
  }, [times]);

  return {
    refused: times > 0,
    summary,
    refuse: useCallback(() => setTimes((count) => count + 1), []),
    clear: () => setTimes(0),
  };
}
