import type { CDPSession, Page } from '@playwright/test';

const settledMs = 150;
/** Typed letter by letter and taken back again; the text of every article, of some, of none. */
const words = ['a', 'rate', 'texas', 'escrow and a word of no article'];

/** What a search costs the browser's main thread, in milliseconds. */
export interface SearchWork {
  /** From the first key to what was found: the list is loaded on the way. */
  firstAnswer: number;
  /** All work for a key, from its event to the paint, for each of the following keys. */
  keys: number[];
  /** The same for each key in a field of its own, whose text nothing looks at. */
  control: number[];
}

/** Types into the search box of the blog that is served at `url`. */
export async function searchWork(page: Page, url: string): Promise<SearchWork> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');

  await page.goto(`${url}/control`);
  await page.getByRole('searchbox').focus();
  const control = await keyWork(page, devtools);

  await page.goto(`${url}/blog`);
  await page.waitForFunction(() => window.earlySubmit === null);
  await page.getByRole('article').first().waitFor();
  await page.getByRole('searchbox').focus();
  const start = performance.now();
  await page.keyboard.press('t');
  await page.getByRole('status').filter({ hasText: 'for “t”' }).waitFor();
  const firstAnswer = performance.now() - start;
  await page.keyboard.press('Backspace');
  return { firstAnswer, keys: await keyWork(page, devtools), control };
}

async function keyWork(page: Page, devtools: CDPSession): Promise<number[]> {
  const work: number[] = [];
  for (const word of words) {
    const keys = [...word, ...Array.from(word, () => 'Backspace')];
    for (const key of keys) {
      const before = await taskMilliseconds(devtools);
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(settledMs);
      work.push((await taskMilliseconds(devtools)) - before);
    }
  }
  return work;
}

/** All work of the main thread so far. */
async function taskMilliseconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}
