import type { Page } from '@playwright/test';
import { publicPages } from '#tests/browser/every-page.ts';
import { expectBordersInForcedColors } from '#tests/browser/forced-colors.ts';
import { keyboardOf } from '#tests/browser/keyboard.ts';
import { expectNoMotion } from '#tests/browser/reduced-motion.ts';
import { expectLargeTargets } from '#tests/browser/targets.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { doubleTexts, expectRoomForTexts, spaceTexts } from '#tests/browser/text-room.ts';
import { sampleOf } from '#tests/proof/extent.ts';
import { reportCounts } from '#tests/proof/figures.ts';

const widths = [320, 1280];

/**
 * Expects Tab to lead from the page's start to its last link with a visible focus at every stop.
 * Returns the number of stops.
 */
async function expectWayThrough(page: Page): Promise<number> {
  const keyboard = keyboardOf(page);
  const isLast = () =>
    page.evaluate(() => {
      const links = document.querySelectorAll('footer a');
      return document.activeElement === links[links.length - 1];
    });
  for (let stops = 1; stops < 400; stops++) {
    await keyboard.tab();
    if (await isLast()) return stops;
  }
  throw new Error('The Tab key does not lead to the end of the page.');
}

const looked = sampleOf(publicPages, 1);
/** Where Tab leads through the whole page. */
const walkedWidths = sampleOf(widths, 1);

for (const path of looked) {
  test(`${path} works by keyboard, with large or spaced text, in forced colors and with reduced motion`, async ({
    page,
    expectedErrors,
  }) => {
    if (path === '/no-such-page') expectedErrors.push('404 (Not Found)');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    await expectNoMotion(page);
    await expectBordersInForcedColors(page);

    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 640 });
      await expectLargeTargets(page);
      if (!walkedWidths.includes(width)) continue;
      if (index > 0) {
        // Tab leads from where it ended.
        await page.reload();
        await hydrated(page);
      }
      reportCounts('Keyboard', {
        'stops on public pages, each one seen': await expectWayThrough(page),
      });
    }

    await spaceTexts(page);
    for (const width of widths) await expectRoomForTexts(page, width);
    await page.reload();
    await hydrated(page);
    await doubleTexts(page);
    await expectRoomForTexts(page, 1280);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
