import type { Page } from '@playwright/test';
import { openBlog } from './blog-page.ts';
import { heapBytes } from './heap.ts';
import type { Traffic, TrafficMeter } from './traffic.ts';

/** Word to type key by key: its first letters are in every post, the whole word is in some. */
const typed = 'appraisal';
/** Text to insert after that: a state of older posts, none of which was shown before. */
const pasted = 'new york';

/** The cost of a search, on top of the blog itself. */
export interface SearchVisit {
  /**
   * The first key, with the press on the box, until all posts have been searched and the visible
   * ones checked.
   */
  first: Traffic;
  /** Each of the following keys. */
  keys: Traffic[];
  /** Another word, inserted at once. */
  nextWord: Traffic;
  /** Increase of the page's memory, in bytes. */
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
  for (let length = 1; length <= typed.length; length++) {
    meter.start();
    if (length === 1) await box.click();
    await page.keyboard.press(typed.charAt(length - 1));
    await searchedFor(typed.slice(0, length));
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

/** Measures only the first key. */
export async function firstSearch(page: Page, url: string, meter: TrafficMeter): Promise<Traffic> {
  const { box, searchedFor } = await openBlog(page, url);
  await meter.total();
  meter.start();
  await box.click();
  const [key = ''] = typed;
  await page.keyboard.press(key);
  await searchedFor(key);
  return meter.total();
}
