import type { Page } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';

/** The blog of the served site, as a visitor meets it once its list stands. */
export async function openBlog(page: Page, url: string) {
  await page.goto(url + paths.blog);
  await page.waitForFunction(() => window.earlySubmit === null);
  await page.getByRole('article').first().waitFor();
  return {
    box: page.getByRole('searchbox', { name: 'Search by word or state' }),
    /** Waits until all posts were searched for a text. */
    searchedFor: (text: string) =>
      page
        .getByRole('status')
        .filter({ hasText: `“${text}”` })
        .waitFor(),
  };
}
