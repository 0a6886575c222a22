import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Stops the page's clock, which must be installed: from here on a deadline comes when the test lets the
 * time pass, however slow the machine is. `page.clock.resume()` has it run again.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 5_000);
}

/**
 * Lets the deadlines of a submission and the waits between its tries pass, until the form gives up.
 * The page's clock must be installed, and the lead be on its way to the database, or the deadline of
 * the verifier passes as well.
 *
 * @param failure what the form shows then
 */
export function letDeadlinesPassUntil(failure: Locator): Promise<void> {
  return letTimePassUntil(failure.page(), 15_000, () => failure.isVisible());
}

/**
 * Lets time pass in steps until something has come: what waits between its tries is done soon. The
 * page's clock must be installed.
 *
 * @param stepMs less than what must not end meanwhile, such as the deadline of an answer
 */
export async function letTimePassUntil(
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
