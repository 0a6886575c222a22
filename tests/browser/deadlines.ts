import { expect, type Locator } from '@playwright/test';

/**
 * Lets the deadlines of a submission and the waits between its tries pass, until the form gives up.
 * The page's clock must be installed, and the lead be on its way to the database, or the deadline of
 * the verifier passes as well.
 *
 * @param failure what the form shows then
 */
export async function letDeadlinesPassUntil(failure: Locator): Promise<void> {
  await expect(async () => {
    if (await failure.isVisible()) return;
    await failure.page().clock.fastForward(15_000);
    await expect(failure).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [100] });
}
