import { expect, type Locator, type Page } from '@playwright/test';

/** Stops the installed clock: from here on, deadlines pass only when the test advances it. `resume()` ends it. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 5_000);
}

/** Advances the clock until the form shows that it has given up, once the lead is sent to the database. */
export function advanceDeadlinesUntil(failure: Locator): Promise<void> {
  return advanceClockUntil(failure.page(), 15_000, () => failure.isVisible());
}

/** Advances the clock until a condition holds, in steps shorter than any deadline that must not pass. */
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
