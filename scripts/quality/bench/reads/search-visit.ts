import type { Page } from '@playwright/test';
import { openBlog } from './blog-page.ts';
import { heapBytes } from './heap.ts';
import type { Traffic, TrafficMeter } from './traffic.ts';

/** What is typed, key by key: in every post at first, and at last in a part of them. */
const typed = 'appraisal';
/** After that, all at once: a state of older posts, none of which was shown before. */
const pasted = 'new york';

/** What a visit to the blog costs beside the blog itself. */
export interface SearchVisit {
  /** The first key, with the press on the box, until all posts are searched and the shown ones compared. */
  first: Traffic;
  /** Each of the following ones. */
  keys: Traffic[];
  /** Another word, all of it at once. */
  nextWord: Traffic;
  /** How much more memory the page holds afterwards, in bytes. */
  heapBytes: number;
}

/** Types a word into the search box, each key once there is nothing more to come for the last one. */
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

/** What the first key costs, and nothing else. */
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
