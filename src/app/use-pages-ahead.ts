import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { adminRoute, paths } from '#src/lib/paths.ts';
import { whenIdle } from '#src/lib/timers.ts';
import { matchRoute } from './routes.ts';

/** Events after which a visitor is about to follow a link. */
const approaches = ['pointerover', 'pointerdown', 'focusin'];
/** Events after which other links are in view: the menu was opened, or the page was scrolled. */
const moves = ['toggle', 'scrollend'];

/** After this time, a page that was just opened is normally drawn, with its data. */
const settledMs = 500;

/**
 * Loads the scripts of pages before the visitor follows a link to them: of the link that is hovered,
 * pressed or focused, and when the browser is idle, of those in view. The latter begins when
 * the visitor scrolls, opens the menu or has followed a link, so that those who leave at once load nothing for it.
 */
export function usePagesAhead() {
  const { key } = useLocation();
  useEffect(() => {
    let cancel = () => {};
    const loadWhenIdle = () => {
      cancel();
      cancel = whenIdle(loadPagesInView);
    };
    // The first page's key.
    if (key !== 'default') {
      const timer = setTimeout(loadWhenIdle, settledMs);
      cancel = () => clearTimeout(timer);
    }
    for (const type of approaches) document.addEventListener(type, loadLinkedPage, true);
    for (const type of moves) document.addEventListener(type, loadWhenIdle, true);
    return () => {
      cancel();
      for (const type of approaches) document.removeEventListener(type, loadLinkedPage, true);
      for (const type of moves) document.removeEventListener(type, loadWhenIdle, true);
    };
  }, [key]);
}

type Route = ReturnType<typeof matchRoute>;

const siteLinks = 'a[href^="/"]:not([target])';
/** The most pages of a visit that are loaded only because links to them are in view. */
const mostInView = 6;
/** Links in view, and on the next screen. */
const screensAhead = 2;
const ownersPaths: readonly string[] = [paths.login, adminRoute];

const ahead = new Set<Route>();

/** Loads the page of the link that an event is about, if any. */
function loadLinkedPage({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(siteLinks);
  if (link && mayLoadAhead()) void load(matchRoute(link.pathname));
}

/** Loads the pages of links in view, one whenever the browser is idle. */
function loadPagesInView(): void {
  if (!mayLoadAhead() || ahead.size >= mostInView) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(siteLinks)].filter(isInView);
  const route = links
    .map(({ pathname }) => matchRoute(pathname))
    .find((linked) => !ahead.has(linked) && !ownersPaths.includes(linked.path));
  if (!route) return;
  void load(route).then((loaded) => loaded && whenIdle(loadPagesInView));
}

/** Returns whether the page is loaded, so that a failure is not followed by the next one. */
async function load(route: Route): Promise<boolean> {
  if (ahead.has(route)) return true;
  ahead.add(route);
  try {
    await Promise.all([route.Page.preload(), route.loadServices()]);
    return true;
  } catch {
    // The page itself loads it again and reports a failure.
    ahead.delete(route);
    return false;
  }
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

function mayLoadAhead(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}
