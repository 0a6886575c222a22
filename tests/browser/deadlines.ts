import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Stops the page's clock, which must be installed. From here on, a deadline passes only when the
 * test advances the clock, however slow the machine is. `page.clock.resume()` starts it again.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 5_000);
}

/**
 * Advances the clock through the deadlines of a submission and the waits between its tries until
 * the form gives up. The page's clock must be installed and the lead sent to the database, or the
 * verifier's deadline passes as well.
 *
 * @param failure what the form shows then
 */
export function advanceDeadlinesUntil(failure: Locator): Promise<void> {
  return advanceClockUntil(failure.page(), 15_000, () => failure.isVisible());
}

/**
 * Advances the clock in steps until a condition holds, so that waits between tries end soon. The
 * page's clock must be installed.
 *
 * @param stepMs less than any deadline that must not pass meanwhile
 */
export async function advanceClockUntil(
  page: Page,
  stepMs: number,
  hasCome: () => Promise<boolean>,
): Promise<void> {
  await expect(async () => {
    if (await hasCome()) return;
    await page.clock.fastForward(stepMs);
    await expect.poll(hasCome, { timeout: 100, intervals: [20] }).toBe(true);
  }).toPass({ intervals: [100] });
}
