import { useLayoutEffect, useRef } from 'react';

/**
 * Takes over what the visitor entered into a prerendered field before its component was there.
 *
 * @param shown the value that the page was prerendered with
 * @returns the ref for the field
 */
export function useEarlyInput<
  Control extends HTMLInputElement | HTMLSelectElement = HTMLInputElement,
>(shown: string, take: (input: Control) => void) {
  const input = useRef<Control>(null);
  const looked = useRef(false);
  useLayoutEffect(() => {
    if (looked.current) return;
    looked.current = true;
    if (input.current && input.current.value !== shown) take(input.current);
  });
  return input;
}
