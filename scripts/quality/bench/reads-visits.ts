import type { Page } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import {
  addPaintTimes,
  heapBytes,
  openHydrated,
  slowNetwork,
  slowProcessor,
} from './browser-tools.ts';
import type { Traffic, TrafficMeter } from './database-reads.ts';

/** Interval of a fast typist, in milliseconds. */
const betweenKeysMs = 120;

async function openBlog(page: Page, url: string) {
  await openHydrated(page, url + paths.blog);
  await page.getByRole('article').first().waitFor();
  return {
    box: page.getByRole('searchbox', { name: 'Search by word or state' }),
    /** Waits until all posts have been searched for a text. */
    searchedFor: (text: string) =>
      page
        .getByRole('status')
        .filter({ hasText: `“${text}”` })
        .waitFor(),
  };
}

/** Word to type key by key: its first letters are in every post, the whole word is in some. */
const searched = 'appraisal';
/** Text to insert after that: a state of older posts, none of which was shown before. */
const pasted = 'new york';

/** The cost of a search, on top of the blog itself. */
export interface SearchVisit {
  /**
   * The first key, with the press on the box, until all posts have been searched and the visible
   * ones checked.
   */
  first: Traffic;
  keys: Traffic[];
  nextWord: Traffic;
  heapBytes: number;
}

/** Types a word into the search box, each key after all responses to the previous one. */
export async function searchVisit(
  page: Page,
  url: string,
  meter: TrafficMeter,
): Promise<SearchVisit> {
  const devtools = await page.context().newCDPSession(page);
  const { box, searchedFor } = await openBlog(page, url);
  await meter.total();
  const before = await heapBytes(devtools);
  const costs: Traffic[] = [];
  for (let length = 1; length <= searched.length; length++) {
    meter.start();
    if (length === 1) await box.click();
    await page.keyboard.press(searched.charAt(length - 1));
    await searchedFor(searched.slice(0, length));
    costs.push(await meter.total());
  }
  const [first, ...keys] = costs;
  if (!first) throw new Error('Nothing was typed.');
  meter.start();
  await box.fill(pasted);
  await searchedFor(pasted);
  const nextWord = await meter.total();
  return { first, keys, nextWord, heapBytes: (await heapBytes(devtools)) - before };
}

export async function firstSearch(page: Page, url: string, meter: TrafficMeter): Promise<Traffic> {
  const { box, searchedFor } = await openBlog(page, url);
  await meter.total();
  meter.start();
  await box.click();
  await page.keyboard.press(searched.charAt(0));
  await searchedFor(searched.charAt(0));
  return meter.total();
}

export interface DashboardVisit {
  /** Opening the dashboard: up to the first rows and their count, with all other requests. */
  visit: Traffic;
  search: Traffic;
}

/**
 * Opens the dashboard and searches for a word.
 *
 * @param page on which an admin is signed in
 */
export async function dashboardVisit(
  page: Page,
  url: string,
  meter: TrafficMeter,
): Promise<DashboardVisit> {
  const typed = 'texas';
  const panel = page.getByRole('region', { name: 'Posts', exact: true });
  const status = panel.getByRole('status');
  await meter.total();
  meter.start();
  await page.goto(url + paths.adminBlog);
  await panel.getByRole('rowheader').first().waitFor();
  // A text that ends with three dots means that something is loading.
  await status.filter({ hasText: /^[^…]*\d posts?$/ }).waitFor();
  const visit = await meter.total();

  meter.start();
  await panel
    .getByRole('searchbox', { name: 'Search by title, slug, category, or state' })
    .pressSequentially(typed, { delay: betweenKeysMs });
  await status.filter({ hasText: new RegExp(`^[^…]*“${typed}”`) }).waitFor();
  return { visit, search: await meter.total() };
}

export interface SearchTimes {
  first: number;
  /** To the frame with the number of results for the whole word. */
  all: number;
}

declare global {
  interface Window {
    searchTimes?: Partial<SearchTimes>;
    keyTimes?: number[];
  }
}

/**
 * Types a word into the search box on a phone with Lighthouse's applied throttling: presses the box, and
 * types the first key at once.
 *
 * @param page of a phone, still blank
 */
export async function timeFirstResult(page: Page, url: string): Promise<SearchTimes> {
  const typed = 'rate';
  const devtools = await page.context().newCDPSession(page);
  await slowNetwork(devtools);
  await slowProcessor(devtools);
  await addPaintTimes(page);
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

function watchSearch(word: string): void {
  const times: Partial<SearchTimes> = {};
  window.searchTimes = times;
  const within = (selector: string) =>
    document.querySelector(`section[aria-labelledby=results] ${selector}`);
  const hasFirst = () =>
    within('h2')?.textContent === 'Search results' && within('article') !== null;
  const hasAll = () => within('[role=status]')?.textContent?.endsWith(`“${word}”`) === true;
  addEventListener(
    'keydown',
    ({ timeStamp: pressedAt }) => {
      window.whenSeen(hasFirst, (now) => {
        times.first = now - pressedAt;
      });
      window.whenSeen(hasAll, (now) => {
        times.all = now - pressedAt;
      });
    },
    { capture: true, once: true },
  );
}

export const controlPath = '/control';
export const controlPage =
  '<!doctype html><title>Control</title><label>Search <input type="search"></label>';

/** Milliseconds from each key to the frame that shows it, at a quarter of the speed. */
export interface KeyTimes {
  /** In the blog's search box, starting with the first key of the visit. */
  box: number[];
  /** In the control's field, whose text nothing reads. */
  control: number[];
}

/** Returns each key's shortest time over several visits, since other load can only add to it. */
export function quickestKeys(visits: readonly KeyTimes[]): KeyTimes {
  const quickest = (of: (visit: KeyTimes) => number[]) =>
    (visits[0] ? of(visits[0]) : []).map((_, key) =>
      Math.min(...visits.map((visit) => of(visit)[key] ?? Number.POSITIVE_INFINITY)),
    );
  return { box: quickest(({ box }) => box), control: quickest(({ control }) => control) };
}

/** Types into the search box of the served blog, and into the control's, without waiting for results. */
export async function timeKeys(page: Page, url: string): Promise<KeyTimes> {
  await slowProcessor(await page.context().newCDPSession(page));
  await addPaintTimes(page);
  await page.addInitScript(watchKeys);

  await page.goto(url + controlPath);
  await page.getByRole('searchbox').click();
  const control = await typeWords(page);

  const { box } = await openBlog(page, url);
  await page.waitForLoadState('networkidle');
  await box.click();
  return { control, box: await typeWords(page) };
}

/** Types and deletes words letter by letter: one in every post, some in a few, one in none. */
async function typeWords(page: Page): Promise<number[]> {
  for (const word of ['a', 'rate', 'texas', 'escrow and a word of no article']) {
    for (const key of [...word, ...Array.from(word, () => 'Backspace')]) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(betweenKeysMs);
    }
  }
  return page.evaluate(() => window.keyTimes ?? []);
}

function watchKeys(): void {
  const times: number[] = [];
  window.keyTimes = times;
  let pressedAt = 0;
  const note = ({ timeStamp }: Event) => {
    pressedAt = timeStamp;
  };
  const watch = () => {
    const at = pressedAt;
    window.afterPaint((now) => void times.push(now - at));
  };
  addEventListener('keydown', note, true);
  addEventListener('input', watch, true);
}
