import type { Page } from '@playwright/test';

/**
 * Has documents come without what the build knew of the database: the page is then drawn by the
 * browser alone, as on the way from another page of the site. To be called before it is opened.
 */
export async function withoutPrerendering(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Before any script of the site is run; a document answered by the test could not read the database.
    document.addEventListener('DOMContentLoaded', () => {
      document.getElementById('root')?.replaceChildren();
      document.getElementById('embedded')?.remove();
    });
  });
}
