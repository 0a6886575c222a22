import { useSyncExternalStore } from 'react';
import { siteToday } from './calendar.ts';
import { subscribeToNothing } from './use-hydrated.ts';

/**
 * Returns today's date for a part of a page that may have been prerendered on an earlier day. It
 * starts from that day, so that the page hydrates as it was written, and is corrected right after.
 *
 * @param id of the element that shows the part, with this date as its `data-day`
 */
export function useSiteToday(id: string): string {
  return useSyncExternalStore(
    subscribeToNothing,
    siteToday,
    () => globalThis.document?.getElementById(id)?.dataset.day ?? siteToday(),
  );
}
