import { expect, type Page } from '@playwright/test';

const providerPath = '/recaptcha/enterprise.js';
/** The address of the bot check provider's script. */
export const providerScript = `**${providerPath}*`;

/** Holds scripts, by default the page's own, back until the returned function is called. */
export async function holdScripts(page: Page, scripts = '**/assets/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Blocks the bot check's script, as an ad or tracker blocker does. */
export async function blockProvider(page: Page) {
  let requested = 0;
  await page.route(providerScript, (route) => {
    requested++;
    return route.abort('blockedbyclient');
  });
  return {
    /** Waits until the page stops requesting it by itself. The page's clock must be installed. */
    async untilGivenUp(): Promise<void> {
      await expect(async () => {
        if (requested < 5) await page.clock.fastForward(60_000);
        await expect
          .poll(() => requested, { timeout: 100, intervals: [20] })
          .toBeGreaterThanOrEqual(5);
      }).toPass({ intervals: [100] });
      // The page knows that the last request failed, too: a press joins one that is under way.
      await expect(page.locator(`script[src*="${providerPath}"]`)).toHaveCount(0);
    },
    release: () => page.unroute(providerScript),
  };
}
