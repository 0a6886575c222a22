import type { Page } from '@playwright/test';

/** Lets pages that are opened from now on render alone, as after a navigation within the site. */
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
