import type { Page } from '@playwright/test';
import { letTimePassUntil } from './deadlines.ts';

/** Where the bot check's provider has its script. */
export const providerScript = '**/recaptcha/enterprise.js*';

/** Holds scripts, by default the page's own, back until the returned function is called. */
export async function holdScripts(page: Page, scripts = '**/assets/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Blocks the bot check's script, as a blocker of ads and trackers does. */
export async function blockProvider(page: Page) {
  let asked = 0;
  await page.route(providerScript, (route) => {
    asked++;
    return route.abort('blockedbyclient');
  });
  return {
    /** Until the page does not ask for it by itself any more. Its clock must be installed. */
    untilGivenUp: () => letTimePassUntil(page, 60_000, async () => asked >= 5),
    release: () => page.unroute(providerScript),
  };
}
