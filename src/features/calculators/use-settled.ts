import { useEffect, useRef, useState } from 'react';

const quietMs = 1000;

/**
 * A text once it has stood for a second, for a live region that must not chatter on every key.
 * Empty until the first change: what a page begins with, also from a link or from earlier in the
 * visit, is read in its place.
 */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  const shown = useRef(text);
  const hasBegun = useRef(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      hasBegun.current = true;
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    if (!hasBegun.current) shown.current = text;
    if (shown.current === text) return;
    const timer = setTimeout(() => {
      shown.current = text;
      setSettled(text);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
