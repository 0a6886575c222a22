import { useSyncExternalStore } from 'react';
import { subscribeToNothing } from '#src/lib/use-hydrated.ts';

const thisYear = () => new Date().getFullYear();

/**
 * Returns the current year, for a page that may have been prerendered last year. Hydration starts with
 * the prerendered text of the element with this id, and the year is corrected right after.
 */
export function useCurrentYear(id: string): number {
  return useSyncExternalStore(
    subscribeToNothing,
    thisYear,
    () => prerenderedYear(id) ?? thisYear(),
  );
}

function prerenderedYear(id: string): number | undefined {
  if (typeof document === 'undefined') return undefined;
  return Number(document.getElementById(id)?.textContent) || undefined;
}
