import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading whenever the content below it changes, so that it is announced and
 * the keyboard continues there. The initial content does not move the focus.
 *
 * @param shown identifies the content that is shown
 * @param field the id of a field that takes the focus instead of the heading
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
