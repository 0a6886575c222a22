import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Lets the deadlines of the writes and the waits between the tries pass until the form gives up.
 * The page's clock must be installed.
 *
 * @param failure what the form shows then
 */
export async function giveUp(page: Page, failure: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(failure).toBeVisible({ timeout: 100 });
  }).toPass();
}
