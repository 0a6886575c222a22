import type { Page } from '@playwright/test';

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
