import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a heading whenever what it heads changes, so that it is announced and the
 * keyboard goes on from there. What is shown at first leaves the focus where it is.
 *
 * @param shown names what is shown
 * @param field the id of a field that takes the focus in the heading's place
 * @returns the ref for the heading, which needs `tabIndex={-1}`
 */
export function useStepFocus(shown: string, field?: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) {
      const target = field ? document.getElementById(field) : heading.current;
      target?.focus();
    }
    before.current = shown;
  }, [shown, field]);
  return heading;
}
