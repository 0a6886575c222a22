import { useSyncExternalStore } from 'react';
import { siteToday } from '#src/lib/format/calendar.ts';
import { subscribeToNothing } from './use-hydrated.ts';

/**
 * Returns today's date for a part of a page that may have been prerendered on an earlier day. It starts from that day,
 * the `data-day` of the element with this id, so that the page hydrates as written, and is then corrected.
 */
export function useSiteToday(id: string): string {
  return useSyncExternalStore(
    subscribeToNothing,
    siteToday,
    () => globalThis.document?.getElementById(id)?.dataset.day ?? siteToday(),
  );
}
