import { useSyncExternalStore } from 'react';
import { subscribeToNothing } from '#src/lib/use-hydrated.ts';

const thisYear = () => new Date().getFullYear();
/**
 * This year, for a page that may have been written last year: hydration starts
 * from what the element with this id says, and corrects it right after.
 */
export function useCurrentYear(id: string): number {
  return useSyncExternalStore(subscribeToNothing, thisYear, () => writtenYear(id) ?? thisYear());
}

function writtenYear(id: string): number | undefined {
  if (typeof document === 'undefined') return undefined;
  return Number(document.getElementById(id)?.textContent) || undefined;
}
