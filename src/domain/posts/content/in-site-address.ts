import type { To } from 'react-router-dom';
import { opensElsewhere } from '#src/lib/opens-elsewhere.ts';

/** A file, which is the browser's to show: `/images/porch.svg`. */
const file = /\.[a-z\d]+$/i;

/**
 * Where the router should go for a click on a link.
 *
 * @returns undefined when the click is the browser's: for another site, a file, a new tab
 */
export function inSiteAddress(click: MouseEvent, link: HTMLAnchorElement): To | undefined {
  if (click.defaultPrevented || click.button !== 0 || opensElsewhere(click)) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || file.test(pathname)) return undefined;
  return { pathname, search, hash };
}
