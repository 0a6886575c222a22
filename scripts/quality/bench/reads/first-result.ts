import type { Page } from '@playwright/test';
import { slowNetwork, slowProcessor } from '../phone.ts';
import { openBlog } from './blog-page.ts';

const typed = 'rate';
const betweenKeysMs = 120;

/** Times in milliseconds from the first key of a visit. */
export interface SearchTimes {
  /** To the frame with the first result. */
  first: number;
  /** To the frame with the number of results for the whole word. */
  all: number;
}

/**
 * Types a word into the search box on a phone with Lighthouse's applied throttling: presses the box, and
 * types the first key at once.
 *
 * @param page of a phone, still blank
 */
export async function timeFirstResult(page: Page, url: string): Promise<SearchTimes> {
  const devtools = await page.context().newCDPSession(page);
  await slowNetwork(devtools);
  await slowProcessor(devtools);
  await page.addInitScript(watchSearch, typed);
  const { box } = await openBlog(page, url);
  // Idle work of the page is done.
  await page.waitForLoadState('networkidle');
  await box.click();
  await page.keyboard.type(typed, { delay: betweenKeysMs });
  const seen = await page.waitForFunction(() => {
    const { first, all } = window.searchTimes ?? {};
    return first !== undefined && all !== undefined && { first, all };
  });
  const times = await seen.jsonValue();
  if (!times) throw new Error('The search was lost.');
  return times;
}

declare global {
  interface Window {
    searchTimes?: Partial<SearchTimes>;
  }
}

/** Runs in the page before its own scripts. */
function watchSearch(word: string): void {
  const times: Partial<SearchTimes> = {};
  window.searchTimes = times;
  let pressedAt = 0;

  const isFound = {
    first: (results: Element) =>
      results.querySelector('h2')?.textContent === 'Search results' &&
      results.querySelector('article') !== null,
    all: (results: Element) =>
      results.querySelector('[role=status]')?.textContent?.endsWith(`“${word}”`) === true,
  };
  const noteOnce = (what: keyof SearchTimes) => {
    const results = document.querySelector('section[aria-labelledby=results]');
    if (!results || !isFound[what](results)) {
      requestAnimationFrame(() => noteOnce(what));
      return;
    }
    // A task after the frame's own callbacks runs when the frame is on its way to the screen.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        times[what] = performance.now() - pressedAt;
      };
      port2.postMessage(null);
    });
  };
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressedAt = timeStamp;
      noteOnce('first');
      noteOnce('all');
    },
    { capture: true, once: true },
  );
}
