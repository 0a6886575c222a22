import { expect, type Page } from '@playwright/test';
import { type FontWidth, showIn } from './fonts.ts';

/** A narrow, a middling and a wide screen. */
export const usualWidths: readonly number[] = [320, 768, 1440];

/** The narrow ones come last, as what a test does next it does in the usual fonts. */
const wideThenNarrow: readonly FontWidth[] = ['wide', 'narrow'];

/**
 * Fails when the page that is shown scrolls sideways on a screen of any of these widths, in narrow
 * or in wide fonts.
 */
export async function expectNoSidewaysScrolling(page: Page, widths = usualWidths): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const fonts of wideThenNarrow) {
      await showIn(page, fonts);
      await expectFits(page, `a screen of ${width} px in ${fonts} fonts`);
    }
  }
}

/** Fails when the page that is shown scrolls sideways on the screen as it is. */
export async function expectFits(page: Page, screen: string): Promise<void> {
  const excess = () =>
    page.evaluate(
      // A page behind a dialog is as much narrower as a scroll bar is wide.
      () =>
        Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    );
  await expect.poll(excess, `pixels beyond ${screen}`).toBe(0);
}
