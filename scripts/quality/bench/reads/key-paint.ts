import type { Page } from '@playwright/test';
import { slowProcessor } from '../phone.ts';
import { openBlog } from './blog-page.ts';

/** Interval of a fast typist, in milliseconds. */
const betweenKeysMs = 120;
/** Words to type and delete letter by letter: in every post, in some, in none. */
const words = ['a', 'rate', 'texas', 'escrow and a word of no article'];

export const controlPath = '/control';
/** A bare field, as a control. */
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
  const devtools = await page.context().newCDPSession(page);
  await slowProcessor(devtools);
  await page.addInitScript(watchKeys);

  await page.goto(url + controlPath);
  await page.getByRole('searchbox').click();
  const control = await typeAll(page);

  const { box } = await openBlog(page, url);
  await page.waitForLoadState('networkidle');
  await box.click();
  return { control, box: await typeAll(page) };
}

async function typeAll(page: Page): Promise<number[]> {
  for (const word of words) {
    for (const key of [...word, ...Array.from(word, () => 'Backspace')]) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(betweenKeysMs);
    }
  }
  return page.evaluate(() => window.keyTimes ?? []);
}

declare global {
  interface Window {
    keyTimes?: number[];
  }
}

/** Runs in the page before its own scripts. */
function watchKeys(): void {
  const times: number[] = [];
  window.keyTimes = times;
  let pressedAt = 0;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressedAt = timeStamp;
    },
    true,
  );
  addEventListener(
    'input',
    () => {
      const at = pressedAt;
      // A task queued in the frame's callbacks runs right after the frame was rendered.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => void times.push(performance.now() - at);
        port2.postMessage(null);
      });
    },
    true,
  );
}
