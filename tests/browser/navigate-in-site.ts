import type { Page } from '@playwright/test';

/** Navigates to another address of the site without a new document, as Back and Forward do. */
export async function navigateInSite(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
