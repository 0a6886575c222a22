import { expect, type Page } from '@playwright/test';
import { openIn } from './fonts.ts';

declare global {
  interface Window {
    /** The sum of all layout shifts since the page was opened. */
    shifted?: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Watches layout shifts from the first paint on. Call it before opening the page. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        window.shifted = (window.shifted ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the sum of all layout shifts so far, in Chromium's unit. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A shift is reported in the frame after it.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return window.shifted ?? Number.NaN;
  });
}

/** Expects nothing to move while a page loads as `load` does, on a phone in wide fonts and on a desktop in narrow ones. */
export async function expectNothingMoves(page: Page, load: (where: string) => Promise<void>) {
  await watchLayout(page);
  for (const [fonts, width] of [
    ['wide', 320],
    ['narrow', 1440],
  ] as const) {
    const where = `at ${width} px in ${fonts} fonts`;
    await openIn(page, fonts);
    await page.setViewportSize({ width, height: 800 });
    await load(where);
    expect(await layoutShift(page), where).toBeLessThanOrEqual(0.01);
  }
}
