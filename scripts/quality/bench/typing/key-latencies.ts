import type { Locator, Page } from '@playwright/test';

export const keys = 60;
export const slowdown = 4;

interface Typed {
  field: Locator;
  /** What shows the result of a key. */
  result: Locator;
}

/**
 * Types digits at the end of a field and deletes them, each key after the previous one's result is
 * painted.
 *
 * @returns the milliseconds from each key press to the paint of its result
 */
export async function keyLatencies(
  page: Page,
  { field, result }: Typed,
  onKey: (done: number) => void,
): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  await field.focus();
  await page.keyboard.press('End');
  await result.evaluate(watchPaints);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: number[] = [];
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(key % 2 === 0 ? '7' : 'Backspace');
    times.push(await page.evaluate(() => window.nextPaint()));
    onKey(times.length);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  return times;
}

declare global {
  interface Window {
    /** Returns the milliseconds from the last key press to the paint of its result. */
    nextPaint(): Promise<number>;
  }
}

/** Runs in the page, once for each page. */
function watchPaints(result: Element): void {
  let pressedAt = 0;
  let paint = Promise.withResolvers<number>();
  addEventListener(
    'keydown',
    (event) => {
      pressedAt = event.timeStamp;
    },
    true,
  );
  new MutationObserver(() => {
    // A task queued in the frame's callbacks runs right after the frame was rendered.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => paint.resolve(performance.now() - pressedAt);
      port2.postMessage(null);
    });
  }).observe(result, { childList: true, characterData: true, subtree: true });
  window.nextPaint = async () => {
    const time = await paint.promise;
    paint = Promise.withResolvers<number>();
    return time;
  };
}
