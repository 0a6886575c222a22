import type { Page } from '@playwright/test';

/**
 * Removes the database's prerendered data from documents, so that the browser renders the page
 * alone, as after a navigation within the site. Call it before opening the page.
 */
export async function withoutPrerendering(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Runs before any script of the site. A document fulfilled by the test could not read the
    // database.
    document.addEventListener('DOMContentLoaded', () => {
      document.getElementById('root')?.replaceChildren();
      document.getElementById('embedded')?.remove();
    });
  });
}
