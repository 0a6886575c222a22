import type { Page } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';

/** Opens the blog of the served site and waits for its list. */
export async function openBlog(page: Page, url: string) {
  await page.goto(url + paths.blog);
  await page.waitForFunction(() => window.earlySubmit === null);
  await page.getByRole('article').first().waitFor();
  return {
    box: page.getByRole('searchbox', { name: 'Search by word or state' }),
    /** Waits until all posts have been searched for a text. */
    searchedFor: (text: string) =>
      page
        .getByRole('status')
        .filter({ hasText: `“${text}”` })
        .waitFor(),
  };
}
