import type { Page } from '@playwright/test';

/**
 * Of the lists of posts that the database gives the page, leaves the documents of one test: so
 * what the page does to all posts is done to no other test's. They are all in the first answer,
 * whatever limit the page asks with.
 *
 * @param word what the ids begin with
 */
export async function seeOnlyPosts(page: Page, word: string): Promise<void> {
  await page.route('**/documents:runQuery*', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    const { structuredQuery, ...rest } = request.postDataJSON();
    const { limit: _, ...unlimited } = structuredQuery;
    const response = await route.fetch({ postData: { ...rest, structuredQuery: unlimited } });
    const entries: { document?: { name: string } }[] = await response.json();
    const own = entries.filter(({ document }) =>
      document?.name.includes(`/mortgageBlogPosts/${word}-`),
    );
    await route.fulfill({ response, json: own });
  });
}
