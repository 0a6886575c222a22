import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The history state of a link to the page that is already shown (`ui/NavigationLink.tsx`). */
export const startingOver = { startsOver: true } as const;

/** Calls `startOver`, while rendering, when the visitor followed a link to the page that is already shown. */
export function useStartOver(startOver: () => void): void {
  const { key, state } = useLocation();
  const [shown, setShown] = useState(key);
  if (key === shown) return;
  setShown(key);
  if (state?.startsOver) startOver();
}

/** Calls `callback` when the visitor navigates through the browser's history. */
export function useBackOrForward(callback: () => void) {
  useEffect(() => {
    window.addEventListener('popstate', callback);
    return () => window.removeEventListener('popstate', callback);
  }, [callback]);
}

/** Returns how to scroll within the page: smoothly, unless the visitor prefers reduced motion. */
export function scrollBehavior(): 'smooth' | 'instant' {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

type ModifierKeys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link opens a new tab or window or downloads, which the browser handles itself. */
export function opensElsewhere(click: ModifierKeys): boolean {
  return click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
}
