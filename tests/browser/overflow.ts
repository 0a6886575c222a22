import { expect, type Page } from '@playwright/test';
import { fontWidths, showIn } from './fonts.ts';

/** Fails when the open page scrolls sideways on the current screen, in narrow or wide fonts. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  for (const fonts of fontWidths) {
    await showIn(page, fonts);
    await expectFits(page, `a screen of ${page.viewportSize()?.width} px in ${fonts} fonts`);
  }
}

/** Fails when the open page scrolls sideways on the current screen. */
export async function expectFits(page: Page, screen: string): Promise<void> {
  const excess = () =>
    page.evaluate(
      // A page behind a dialog is narrower by the width of a scroll bar.
      () =>
        Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    );
  await expect.poll(excess, `pixels beyond ${screen}`).toBe(0);
}
