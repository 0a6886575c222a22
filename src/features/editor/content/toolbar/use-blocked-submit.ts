import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Keeps the form around an element from being submitted, and focuses the element's first input
 * instead.
 *
 * @param onBlocked called at each attempt, before the focus moves
 * @returns the number of attempts
 */
export function useBlockedSubmit(
  element: RefObject<HTMLElement | null>,
  isBlocking: boolean,
  onBlocked: () => void,
): number {
  const [attempts, setAttempts] = useState(0);
  const latest = useRef(onBlocked);
  useEffect(() => {
    latest.current = onBlocked;
  });

  useEffect(() => {
    if (!isBlocking) return;
    const form = element.current?.closest('form');
    const block = (submit: Event) => {
      submit.preventDefault();
      submit.stopPropagation();
      latest.current();
      setAttempts((count) => count + 1);
    };
    form?.addEventListener('submit', block, { capture: true });
    return () => form?.removeEventListener('submit', block, { capture: true });
  }, [element, isBlocking]);

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector('input')?.focus();
  }, [element, attempts]);

  return attempts;
}
