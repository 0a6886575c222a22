import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a heading whenever what it heads changes, so that it is announced and the
 * keyboard goes on from there. The first thing shown leaves the focus where it is.
 *
 * @param shown names what is shown; null while that is not settled
 * @returns the ref for the heading, which needs `tabIndex={-1}`
 */
export function useStepFocus(shown: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current !== null && before.current !== shown) heading.current?.focus();
    before.current = shown;
  }, [shown]);
  return heading;
}
