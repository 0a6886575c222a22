import type { Page } from '@playwright/test';

/**
 * Limits the database's lists and counts of posts to the documents of one test, so that what the
 * page does to all posts affects no other test. The first answer holds all of them, whatever limit
 * the page requests.
 *
 * @param word the prefix of the ids
 */
export async function seeOnlyPosts(page: Page, word: string): Promise<void> {
  const isOwn = ({ document }: { document?: { name: string } }) =>
    document?.name.includes(`/mortgageBlogPosts/${word}-`);

  await page.route('**/documents:runQuery*', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    const { structuredQuery, ...rest } = request.postDataJSON();
    const { limit: _, ...unlimited } = structuredQuery;
    const response = await route.fetch({ postData: { ...rest, structuredQuery: unlimited } });
    const entries: { document?: { name: string } }[] = await response.json();
    await route.fulfill({ response, json: entries.filter(isOwn) });
  });

  await page.route('**/documents:runAggregationQuery*', async (route) => {
    const request = route.request();
    const counted = request.method() === 'POST' ? request.postDataJSON() : undefined;
    const query = counted?.structuredAggregationQuery.structuredQuery;
    if (query?.from[0].collectionId !== 'mortgageBlogPosts') return route.fallback();
    const response = await route.fetch({
      url: request.url().replace(':runAggregationQuery', ':runQuery'),
      postData: { structuredQuery: query },
    });
    const entries: { document?: { name: string }; readTime: string }[] = await response.json();
    const { alias } = counted.structuredAggregationQuery.aggregations[0];
    const integerValue = String(entries.filter(isOwn).length);
    const result = { aggregateFields: { [alias]: { integerValue } } };
    await route.fulfill({ json: [{ result, readTime: entries[0]?.readTime }], response });
  });
}
