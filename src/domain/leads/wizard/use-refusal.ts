import { useCallback, useEffect, useRef, useState } from 'react';

/** Tracks whether the last press was refused. Each refusal moves the focus to the error summary. */
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
