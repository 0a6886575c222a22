import type { Page } from '@playwright/test';

/** Goes to another address of the site as Back and Forward do: without another document. */
export async function goInSite(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
