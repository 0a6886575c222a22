import type { To } from 'react-router-dom';
import { opensElsewhere } from '#src/lib/loading/navigation.ts';

/** Matches the path of a file, such as `/images/porch.svg`, which the browser itself shows. */
const file = /\.[a-z\d]+$/i;

/** Returns where the router should navigate after a click on a link; undefined for other sites, files and new tabs. */
export function inSiteAddress(click: MouseEvent, link: HTMLAnchorElement): To | undefined {
  if (click.defaultPrevented || click.button !== 0 || opensElsewhere(click)) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || file.test(pathname)) return undefined;
  return { pathname, search, hash };
}
