import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { knownValue, putValue, type VisitKey } from '#src/data/state/visit.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { whenIdle } from '#src/lib/loading/timers.ts';
import { matchRoute } from './routes.ts';

/** Events after which a visitor is about to follow a link. */
const approaches = ['pointerover', 'pointerdown', 'focusin'];
/** Events after which other links are in view: the menu was opened, or the page was scrolled. */
const moves = ['toggle', 'scrollend'];

/** After this time, a page that was just opened is normally drawn, with its data. */
const settledMs = 500;
/** After so long, somebody who has done nothing reads the page, and may press its primary action next. */
const readingMs = 2_000;

/**
 * Loads the scripts of pages before the visitor follows a link to them: of the link that is hovered, pressed or focused,
 * and when the browser is idle, of those in view, after a scroll, with the menu open or after a navigation. For those
 * who do nothing, only the form is loaded. A post that the visit has read is cleaned ahead, too.
 */
export function usePrefetch() {
  const { key } = useLocation();
  useEffect(() => {
    let cancel = () => {};
    const start = (work: () => void) => {
      cancel();
      cancel = whenIdle(work);
    };
    const loadWhenIdle = () => start(loadPagesInView);
    // The first page's key.
    const isFirst = key === 'default';
    const timer = setTimeout(
      start,
      isFirst ? readingMs : settledMs,
      isFirst ? loadNextStep : loadPagesInView,
    );
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    for (const type of approaches) document.addEventListener(type, loadLinkedPage, options);
    // After a navigation, also when the pictures of a list have arrived.
    for (const type of isFirst ? moves : [...moves, 'load']) {
      document.addEventListener(type, loadWhenIdle, options);
    }
    return () => {
      clearTimeout(timer);
      cancel();
      listeners.abort();
    };
  }, [key]);
}

const siteLinks = 'a[href^="/"]:not([target])';
/** The most addresses of a visit that are prepared only because links to them are in view. */
const mostInView = 12;
/** Links in view, and on the next screen. */
const screensAhead = 2;

/** The addresses whose page is loaded, or being loaded, or could not be. */
const prefetched: VisitKey<readonly string[]> = { key: 'prefetched' };

/** Loads the page of the link that an event is about, if any. */
function loadLinkedPage({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(siteLinks);
  if (link) load(link.pathname);
}

/**
 * Loads the pages of links in view, all at once: those of a menu that was opened are followed in seconds. Those of
 * the footer, which are hardly ever followed, would come before the parts of these pages.
 */
function loadPagesInView(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    `:is(header, main) ${siteLinks}`,
  )) {
    const { pathname } = link;
    const ahead = knownValue(prefetched) ?? [];
    const isWanted = !ahead.includes(pathname) && ahead.length < mostInView && isInView(link);
    // The sign-in is the owner's.
    if (isWanted && pathname !== paths.login) load(pathname);
  }
}

const linkToForm = `main a[href="${paths.quote}"]`;

/** Loads the form if the page leads to it. */
function loadNextStep(): void {
  if (document.querySelector(linkToForm)) load(paths.quote);
}

function load(pathname: string): void {
  if (!mayLoadAhead()) return;
  const { Page, loadServices } = matchRoute(pathname);
  putValue(prefetched, [...new Set(knownValue(prefetched)).add(pathname)]);
  // After a failure, only an approach of the link tries again, and the page itself, which reports it.
  Promise.all([Page.preload(), loadServices(pathname)]).catch(() => {});
}

function isInView(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < screensAhead * innerHeight;
}

/** What browsers say of the connection; Safari and Firefox say nothing. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Returns whether the visitor's connection has data to spare for pages that may never be opened. */
export function mayLoadAhead(
  { connection }: { connection?: Partial<Connection> } = navigator as { connection?: Connection },
): boolean {
  return !connection?.saveData && !/2g/.test(`${connection?.effectiveType}`);
}
