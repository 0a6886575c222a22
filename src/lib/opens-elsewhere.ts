import type { MouseEvent } from 'react';

/** Whether a click on a link asks for a new tab, a new window or a download: that is the browser's. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
